import { basics, catalogue } from 'virtual:lessons';
import { dueKeys, type Studies, today } from '../../model/learn/study';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { ladder, titleOf, type Entry, type Ladder } from '../../model/learn/curriculum';
import { Icon } from '../../view/frame/Icon';
import { BASICS, LEARN } from '../../words/learn';
import { useStudies } from '../../site/useStudies';
import './learn.css';

/** All lessons from easy to extreme; what is due for review comes first. */
export default function Learn() {
  const [studies] = useStudies();
  const ideas = useIdeas();
  const due = dueKeys(studies, today()).flatMap(
    (key) => catalogue.find((entry) => entry.key === key) ?? [],
  );
  const done = catalogue.filter(({ key }) => studies[key]?.cleared).length;
  return (
    <div class="page learn">
      <div class="intro">
        <h1>{LEARN.title}</h1>
        <p class="soft">{done > 0 ? LEARN.done(done, catalogue.length) : LEARN.line}</p>
      </div>
      {due.length > 0 && (
        <section class="due" aria-labelledby="due-title">
          <h2 id="due-title">{LEARN.due}</h2>
          <ul class="lessons">
            {due.map((entry) => (
              <Lesson
                key={entry.key}
                entry={entry}
                idea={ideas.get(entry.key)}
                studies={studies}
                to="?tab=test"
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="basics-title">
        <h2 id="basics-title">{LEARN.basics}</h2>
        <ul class="lessons">
          {basics.map(({ key, title }) => (
            <li key={key}>
              <a href={`/learn/${key}`}>
                <b>{title}</b>
                <span>{BASICS[key]}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {ladder(catalogue).map((rung) => (
        <Rung key={rung.stage.name} {...rung} ideas={ideas} studies={studies} />
      ))}
    </div>
  );
}

/** One line about each technique; without a connection the names must do. */
function useIdeas(): ReadonlyMap<string, string> {
  const { api } = useShared();
  const { loaded } = useLoaded('ideas', (signal) => api.techniques(signal));
  return new Map(loaded.state === 'ready' ? loaded.value.map(({ key, idea }) => [key, idea]) : []);
}

type RungProps = Ladder & { ideas: ReadonlyMap<string, string>; studies: Studies };

function Rung({ stage, main, rare, ideas, studies }: RungProps) {
  const id = `stage-${stage.name}`;
  const list = (entries: readonly Entry[]) => (
    <ul class="lessons">
      {entries.map((entry) => (
        <Lesson key={entry.key} entry={entry} idea={ideas.get(entry.key)} studies={studies} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{stage.title}</h2>
      <p class="soft">{stage.line}</p>
      {list(main)}
      {rare.length > 0 && (
        <details>
          <summary>{LEARN.rarer(rare.length)}</summary>
          {list(rare)}
        </details>
      )}
    </section>
  );
}

interface LessonProps {
  readonly entry: Entry;
  readonly idea: string | undefined;
  readonly studies: Studies;
  readonly to?: string;
}
function Lesson({ entry, idea, studies, to = '' }: LessonProps) {
  const study = studies[entry.key];
  return (
    <li>
      <a href={`/learn/${entry.key}${to}`}>
        <b>{titleOf(entry, catalogue)}</b>
        <span>{idea ?? ' '}</span>
        {study?.cleared && (
          <em>
            <Icon name="check" />
            <span class="unseen">{LEARN.cleared}</span>
          </em>
        )}
        {study && !study.cleared && study.practised > 0 && (
          <em class="begun">{LEARN.practised(study.practised)}</em>
        )}
      </a>
    </li>
  );
}

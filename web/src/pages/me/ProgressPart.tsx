import { catalogue } from 'virtual:lessons';
import { ladder, titleOf } from '../../model/learn/curriculum';
import { dueKeys, today } from '../../model/learn/study';
import { Icon } from '../../view/frame/Icon';
import { PROGRESS } from '../../words/me';
import { useStudies } from '../../site/useStudies';

/** How far the lessons have come, stage by stage. */
export function ProgressPart() {
  const [studies] = useStudies();
  const cleared = catalogue.filter(({ key }) => studies[key]?.cleared);
  const due = dueKeys(studies, today()).length;
  const stages = ladder(catalogue).map(({ stage, main, rare }) => {
    const all = [...main, ...rare];
    return {
      title: stage.title,
      all: all.length,
      cleared: all.filter(({ key }) => studies[key]?.cleared).length,
      practised: all.reduce((sum, { key }) => sum + (studies[key]?.practised ?? 0), 0),
    };
  });
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">{PROGRESS.title}</h2>
      <p class="soft">
        {PROGRESS.of(cleared.length, catalogue.length)} <a href="/learn">{PROGRESS.on}</a>
      </p>
      {due > 0 && (
        <p>
          {PROGRESS.due(due)} <a href="/learn">{PROGRESS.review}</a>
        </p>
      )}
      {stages.some((stage) => stage.cleared + stage.practised > 0) && (
        <table class="record">
          <thead>
            <tr>
              <th scope="col">{PROGRESS.stage}</th>
              <th scope="col">{PROGRESS.cleared}</th>
              <th scope="col">{PROGRESS.practised}</th>
            </tr>
          </thead>
          <tbody>
            {stages.map((stage) => (
              <tr key={stage.title}>
                <th scope="row">{stage.title}</th>
                <td>
                  <span class="record-bar" aria-hidden="true">
                    <i style={{ width: `${(100 * stage.cleared) / stage.all}%` }} />
                  </span>
                  {stage.cleared} of {stage.all}
                </td>
                <td>{stage.practised}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {cleared.length > 0 && (
        <ul class="chips">
          {cleared.map((entry) => (
            <li key={entry.key}>
              <a href={`/learn/${entry.key}`}>
                <Icon name="check" />
                {titleOf(entry, catalogue)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { cellName, placeName } from '../../model/board/board';
import type { Why } from '../../model/hint/why';
import { Card } from '../../view/hint/Card';
import { CHECK, WHY } from '../../words/play';

interface CheckCardProps {
  readonly wrong: readonly number[];
  readonly onRewind: (() => void) | null;
  readonly onWhy: () => void;
  readonly onClose: () => void;
}
/** That something is not right, and where; never what would be. */
export function CheckCard({ wrong, onRewind, onWhy, onClose }: CheckCardProps) {
  const places = wrong.length > 3 ? wrong.map(cellName) : wrong.map(placeName);
  return (
    <Card
      label={CHECK.label}
      title={CHECK.title(wrong.length)}
      topic={wrong.join()}
      onClose={onClose}
      deeds={
        <>
          <button type="button" class="button" onClick={onWhy}>
            {CHECK.why}
          </button>
          {onRewind && (
            <button type="button" class="button lead" onClick={onRewind}>
              {CHECK.rewind}
            </button>
          )}
        </>
      }
    >
      <p>{CHECK.where(places)}</p>
    </Card>
  );
}

interface WhyCardProps {
  readonly why: Why;
  readonly onTurn: (by: number) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
export function WhyCard({ why, onTurn, onRetry, onClose }: WhyCardProps) {
  const { question, answer, failed, at } = why;
  const steps = answer?.steps ?? [];
  const more = at < steps.length - 1;
  return (
    <Card
      label={WHY.label}
      title={WHY.title(question!.digit, cellName(question!.cell))}
      busy={!answer && failed === null}
      topic={`${at} ${String(answer !== null)}`}
      onClose={onClose}
      extra={steps.length > 1 && <span class="soft which">{WHY.step(at + 1, steps.length)}</span>}
      deeds={
        <>
          {at > 0 && (
            <button type="button" class="button" onClick={() => onTurn(-1)}>
              {WHY.before}
            </button>
          )}
          <button
            type="button"
            class="button lead"
            onClick={failed !== null ? onRetry : more ? () => onTurn(1) : onClose}
          >
            {failed !== null ? WHY.retry : more ? WHY.next : WHY.close}
          </button>
        </>
      }
    >
      {failed !== null && <p>{failed}</p>}
      {!answer && failed === null && <p class="soft late">{WHY.thinking}</p>}
      {answer && <p class={steps.length > 0 ? 'soft' : ''}>{answer.text}</p>}
      {steps[at] && (
        <p>
          <b>{steps[at].name}.</b> {steps[at].text}
        </p>
      )}
    </Card>
  );
}

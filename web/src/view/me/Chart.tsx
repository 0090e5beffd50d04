// A small chart: bars or a line, one value each. The drawing stretches with its place; the words
// around it do not. Whoever cannot see it, or wants the figures, opens the table.
import { CHART } from '../../words/me';
import './chart.css';

export interface Value {
  readonly label: string; // where it stands
  readonly value: number;
  readonly says: string; // the value in words
}
interface ChartProps {
  readonly kind: 'bars' | 'line';
  readonly title: string;
  readonly about: string; // beside the title
  readonly columns: readonly [label: string, value: string]; // of the table
  readonly values: readonly Value[];
  readonly scale: (value: number) => string;
}

const [WIDTH, HEIGHT] = [600, 100];

export function Chart({ kind, title, about, columns, values, scale }: ChartProps) {
  const top = Math.max(1, ...values.map(({ value }) => value));
  const y = (value: number): number => HEIGHT - (HEIGHT - 4) * (value / top);
  return (
    <figure class="chart">
      <figcaption>
        <b>{title}</b> <span class="soft">{about}</span>
      </figcaption>
      <div class="chart-area">
        <span class="chart-top soft" aria-hidden="true">
          {scale(top)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="chart-ground" d={`M0 ${HEIGHT}H${WIDTH}M0 4H${WIDTH}`} />
          {kind === 'bars' ? <Bars values={values} y={y} /> : <Line values={values} y={y} />}
        </svg>
        <span class="chart-ends soft" aria-hidden="true">
          <span>{values[0]?.label}</span>
          <span>{values.length > 1 ? values.at(-1)!.label : ''}</span>
        </span>
      </div>
      <details>
        <summary>
          {CHART.table}
          <span class="unseen">: {title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map(({ label, says }, i) => (
              <tr key={i}>
                <th scope="row">{label}</th>
                <td>{says}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface ShapeProps {
  readonly values: readonly Value[];
  readonly y: (value: number) => number;
}
function Bars({ values, y }: ShapeProps) {
  const step = WIDTH / values.length;
  return (
    <g class="chart-bars">
      {values.map(
        ({ label, value, says }, i) =>
          value > 0 && (
            <rect
              key={i}
              x={i * step + step / 8}
              y={y(value)}
              width={(step * 3) / 4}
              height={HEIGHT - y(value)}
            >
              <title>{`${label}: ${says}`}</title>
            </rect>
          ),
      )}
    </g>
  );
}

// A dot is a stroke without length: the pen stays round however the drawing is stretched.
function Line({ values, y }: ShapeProps) {
  const x = (i: number): number => 8 + ((WIDTH - 16) * i) / Math.max(1, values.length - 1);
  const points = values.map(({ value }, i) => `${x(i)} ${y(value)}`);
  return (
    <>
      <path class="chart-line" d={`M${points.join('L')}`} />
      {values.map(({ label, says }, i) => (
        <path key={i} class="chart-dot" d={`M${points[i]!}h0`}>
          <title>{`${label}: ${says}`}</title>
        </path>
      ))}
    </>
  );
}

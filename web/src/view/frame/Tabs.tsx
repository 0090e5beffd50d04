import type { ComponentChildren } from 'preact';
import './tabs.css';

export interface Tab {
  readonly name: string;
  readonly title: string;
  readonly count?: number;
  readonly content: () => ComponentChildren;
}
interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.name === chosen),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const to = tabs[(index + by + tabs.length) % tabs.length]!;
    onChoose(to.name);
    (event.currentTarget as Element).querySelector<HTMLElement>(`#tab-${to.name}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, i) => (
          <button
            type="button"
            key={tab.name}
            id={`tab-${tab.name}`}
            role="tab"
            aria-selected={i === index}
            aria-controls="tab-panel"
            tabIndex={i === index ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.title}
            {tab.count ? <span class="count">{tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        id="tab-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`tab-${tabs[index]!.name}`}
      >
        {tabs[index]!.content()}
      </div>
    </>
  );
}

import { useShared } from '../../site/SiteContext';
import { AIDS } from '../../model/me/settings';
import { SETTINGS } from '../../words/me';
import { OPTIONS } from '../../words/play';

const THEMES = ['system', 'light', 'dark'] as const;

export function SettingsPart() {
  const { settings, change } = useShared();
  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title">{SETTINGS.title}</h2>
      <fieldset class="segments three">
        <legend>{SETTINGS.theme}</legend>
        {THEMES.map((theme) => (
          <label class="segment" key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => change({ theme })}
            />
            <span>{SETTINGS.themes[theme]}</span>
          </label>
        ))}
      </fieldset>
      {AIDS.map((key) => (
        <label class="tick" key={key}>
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={(event) => change({ [key]: event.currentTarget.checked })}
          />
          {OPTIONS.aids[key]}
        </label>
      ))}
      <p class="soft">{OPTIONS.notes}</p>
    </section>
  );
}

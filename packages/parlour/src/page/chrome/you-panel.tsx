/** Who is acting, their language, and the theme. */
import { useParlour } from '../state/parlour.js';
import { PAGE_LOCALES, type PageLocale } from '../words/catalogue.js';
import { pageLocale } from '../words/choose.js';
import { Avatar } from './avatar.js';
import { IconButton } from './icon-button.js';
import type { Theme } from './theme.js';

const NAMES: Record<PageLocale, string> = { en: 'English', fr: 'Français' };

export function YouPanel({ theme, onTheme }: { theme: Theme; onTheme: () => void }) {
  const { you, words, deeds } = useParlour();
  const current = pageLocale(you.locale);
  return (
    <section class="you-panel" aria-label={words.playingAs(you.name)}>
      <Avatar member={you} size="small" />
      <span class="about">
        <span class="name">{you.name}</span>
        <span class="hint">@{you.username}</span>
      </span>
      <div class="languages" role="group" aria-label={words.language}>
        {PAGE_LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === current}
            aria-label={NAMES[locale]}
            title={NAMES[locale]}
            onClick={() => {
              deeds.setLocale(locale);
            }}
          >
            {locale.toUpperCase()}
          </button>
        ))}
      </div>
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={theme === 'dark' ? words.themeToLight : words.themeToDark}
        onClick={onTheme}
      />
    </section>
  );
}

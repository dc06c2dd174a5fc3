/** Dark like Discord's, or light; remembered on this machine. */
import { useEffect, useState } from 'preact/hooks';

const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const SHELF = 'parlour.theme';

function remembered(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(SHELF)) ?? 'dark';
  } catch {
    return 'dark';
  }
}

export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState(remembered);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(SHELF, theme);
    } catch {
      // Without storage the theme lasts until the page is closed.
    }
  }, [theme]);
  return {
    theme,
    toggle: () => {
      setTheme(theme === 'dark' ? 'light' : 'dark');
    },
  };
}

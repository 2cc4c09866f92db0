import type { PreferencesPort } from '../store/ports';

/** Choices in `localStorage`, which browsers write before the page can be left. */
export const preferences: PreferencesPort = {
  read(key) {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  },
  write(key, value) {
    localStorage.setItem(key, JSON.stringify(value));
  },
};

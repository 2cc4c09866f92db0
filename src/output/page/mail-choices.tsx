import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';

/** What a message can be shown on. */
export const SHOWN_WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor className="size-4" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone className="size-4" /> },
] as const;

/** What it can be shown against. */
export const SHOWN_BACKGROUNDS = [
  { value: 'light', label: 'Light', icon: <Sun className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon className="size-4" /> },
] as const;

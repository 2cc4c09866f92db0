import type { Command } from './command';
import { check } from './commands/check';
import { make } from './commands/make';
import { render } from './commands/render';
import { stream } from './commands/stream';

/** All commands, in the order in which the help tells them. */
export const COMMANDS: readonly Command[] = [make, render, check, stream];

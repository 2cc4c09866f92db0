import type { Command } from '../../store/command';
import type { BuilderState } from '../../store/builder-store';

export type BuilderCommand = Command<BuilderState>;

import { websiteHref } from '../../model/person/web/web-address';
import type { TeamRun } from '../core/make-member';
import { makeSelector } from '../../store/make-selector';
import type { AppThunk, RootState } from '../../store/state';
import { selectHeldOfTeam } from './held-in-team';
import { selectSource } from './source';
import type { RunWithPhotos } from './team-port';
import { teamSignature } from './team-signature';

/** What a run depends on besides the state of the app. */
export interface RunScene {
  /** As `2026-06-05`. */
  readonly today: string;
  readonly baseUrl: string;
}

/** Today, and where this page is. */
export function readRunScene(): AppThunk<RunScene> {
  return (_dispatch, _getState, { now, origin }) => ({
    today: now().slice(0, 10),
    baseUrl: origin,
  });
}

/**
 * How the signatures of all are made; null while the signature or the list is not there yet. The same parts give the same run.
 */
export const selectRun = makeSelector(
  (state: RootState, { today, baseUrl }: RunScene) => [
    selectSource(state),
    state.team.setup.rules,
    state.team.setup.images,
    state.team.setup.host,
    state.team.people?.fields.join(' ') ?? null,
    selectHeldOfTeam(state),
    state.team.list?.beside?.photos?.id ?? null,
    today,
    baseUrl,
  ],
  (source, rules, images, typed, fields, held, photos, today, baseUrl): RunWithPhotos | null => {
    if (source === null || fields === null) return null;
    const host = images === 'hosted' ? websiteHref(typed) : null;
    return {
      plan: { ...rules, signature: teamSignature(source.signature, source.kind) },
      fields: fields.split(' ').filter((field) => field !== '') as TeamRun['fields'],
      options: {
        images: images === 'hosted' && host === null ? 'link' : images,
        ...(host === null ? {} : { host }),
        today,
        baseUrl,
      },
      held,
      photos,
    };
  },
);

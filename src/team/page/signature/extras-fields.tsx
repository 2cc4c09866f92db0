import { BLOCK_LIMITS } from '../../../model/person/blocks';
import type { TeamBanner } from '../../core/plan';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { PictureInput } from './picture-input';

/** What can stand below the signature, for all or for a group. */
export interface Extras {
  readonly banner?: TeamBanner;
  readonly disclaimer?: string;
}

interface ExtrasFieldsProps {
  readonly value: Extras;
  /** Called with all of it: what is not there is not set. */
  readonly onChange: (value: Extras) => void;
}

const NO_BANNER: TeamBanner = { picture: '', link: '', text: '' };

/** A banner and a disclaimer. */
export function ExtrasFields({ value: { banner, disclaimer }, onChange }: ExtrasFieldsProps) {
  const change = (next: TeamBanner | undefined, text: string | undefined): void => {
    const isBlank = next === undefined || Object.values(next).every((part) => part === '');
    onChange({
      ...(isBlank ? {} : { banner: next }),
      ...(text === undefined || text === '' ? {} : { disclaimer: text }),
    });
  };
  const shown = banner ?? NO_BANNER;
  const changeBanner = (part: Partial<TeamBanner>): void =>
    change(withoutBlankDays({ ...shown, ...part }), disclaimer);
  return (
    <div className="grid gap-3">
      <PictureInput
        label="Banner"
        kind="canvas"
        value={shown.picture}
        onChange={(picture) => changeBanner({ picture })}
      />
      {shown.picture !== '' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Banner link"
            type="url"
            value={shown.link}
            maxLength={BLOCK_LIMITS.link}
            onChange={(link) => changeBanner({ link })}
          />
          <TextField
            label="Banner text"
            hint="Read out in its place"
            value={shown.text}
            maxLength={BLOCK_LIMITS.text}
            onChange={(text) => changeBanner({ text })}
          />
        </div>
      )}
      {shown.picture !== '' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Banner from"
            type="date"
            hint="The first day with it; blank: at once"
            value={shown.from ?? ''}
            onChange={(from) => changeBanner({ from })}
          />
          <TextField
            label="Banner until"
            type="date"
            hint="The last day with it; blank: without end"
            value={shown.until ?? ''}
            error={isOver(shown) ? 'This is before the first day.' : undefined}
            onChange={(until) => changeBanner({ until })}
          />
        </div>
      )}
      <TextAreaField
        label="Disclaimer"
        rows={2}
        value={disclaimer ?? ''}
        maxLength={BLOCK_LIMITS.text}
        onChange={(text) => change(banner, text)}
      />
    </div>
  );
}

function withoutBlankDays({ from = '', until = '', ...banner }: TeamBanner): TeamBanner {
  return {
    ...banner,
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  };
}

function isOver({ from = '', until = '' }: TeamBanner): boolean {
  return until !== '' && until < from;
}

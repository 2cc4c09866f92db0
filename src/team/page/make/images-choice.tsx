import { useId } from 'react';
import { websiteHref } from '../../../model/links';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { setupChanged, type TeamImages } from '../../state/team-slice';
import { OptionGroup } from '../../../ui/fields/option-card';
import { RadioOption } from '../../../ui/fields/radio-option';
import { TextField } from '../../../ui/fields/text-field';
import { MAKE_WORDS } from '../words';

const MODES: readonly TeamImages[] = ['embed', 'link', 'hosted'];

/** How pictures travel, each way with a line that says what it means. */
export function ImagesChoice() {
  const name = useId();
  const { images, host } = useAppSelector((state) => state.team.setup);
  const dispatch = useAppDispatch();
  const isWrong = host.trim() !== '' && websiteHref(host) === null;
  return (
    <div className="grid gap-3">
      <OptionGroup label={MAKE_WORDS.pictures} className="gap-2 sm:grid-cols-3">
        {MODES.map((mode) => (
          <RadioOption
            key={mode}
            name={name}
            value={mode}
            caption={MAKE_WORDS.modes[mode].label}
            isSelected={mode === images}
            onSelect={() => dispatch(setupChanged({ images: mode }))}
            className="block"
            inputClassName="inset-0 rounded-card"
          >
            <span
              aria-hidden="true"
              className="ring-of-peer mark-of-peer block h-full rounded-card border px-3 py-2 text-ink transition-colors duration-120 group-hover:bg-wash peer-checked:border-accent peer-checked:bg-accent-soft"
            >
              <span className="block text-sm font-medium">{MAKE_WORDS.modes[mode].label}</span>
              <span className="block text-xs text-ink-muted">{MAKE_WORDS.modes[mode].lead}</span>
            </span>
          </RadioOption>
        ))}
      </OptionGroup>
      {images === 'hosted' && (
        <TextField
          label={MAKE_WORDS.host}
          hint={MAKE_WORDS.hostHint}
          error={isWrong ? MAKE_WORDS.hostProblem : undefined}
          type="url"
          value={host}
          onChange={(text) => dispatch(setupChanged({ host: text }))}
          className="max-w-md"
        />
      )}
    </div>
  );
}

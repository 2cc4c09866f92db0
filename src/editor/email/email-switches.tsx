import { Ear, Ellipsis, Image, ImageOff, LayoutGrid, Moon, Sun } from 'lucide-react';
import { ALL_CLIENTS } from '../../model/messages/messages';
import { HEARD_WORDS } from '../../output/page/heard/copy';
import { PreviewsButton } from '../../output/page/previews/previews-button';
import { dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { SwitchField } from '../../ui/fields/switch-field';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '../../ui/overlays/menu';
import { toggleDifference } from '../commands/views/view';
import { useCommand } from '../use-command';
import type { SwitchesProps } from './email-choices';

const BACKGROUNDS = [
  { value: 'light', label: 'Light', icon: <Sun className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon className="size-4" /> },
] as const;

const PICTURES = [
  { value: 'shown', label: 'Pictures shown', icon: <Image className="size-4" /> },
  { value: 'blocked', label: 'Pictures blocked', icon: <ImageOff className="size-4" /> },
] as const;

const WIDER_FONTS = 'Test wider fonts';

/* The look of an icon button that is pressed: what the button opens is open. */
const OPENED =
  'aria-expanded:bg-accent-soft aria-expanded:text-accent aria-expanded:hover:bg-accent-soft-hover aria-expanded:forced-colors:bg-[Highlight] aria-expanded:forced-colors:text-[HighlightText] aria-expanded:forced-colors:forced-color-adjust-none';

/** What can be switched in the email view: in one row where the screen is small, which costs the message as little as possible. */
export function EmailSwitches(props: SwitchesProps) {
  return useMediaQuery('(max-width: 1215px)') ? <InOneRow {...props} /> : <InFull {...props} />;
}

function InFull({ choices, onChange }: SwitchesProps) {
  const { background, arePicturesShown, isWide, isHeard } = choices;
  const difference = useDifference();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <SwitchField {...difference} />
      <SwitchField label={WIDER_FONTS} isOn={isWide} onChange={(on) => onChange({ isWide: on })} />
      <div className="flex flex-wrap gap-2">
        <PreviewsButton />
        <Button
          size="sm"
          aria-expanded={isHeard}
          className={OPENED}
          icon={<Ear className="size-4" aria-hidden="true" />}
          onClick={() => onChange({ isHeard: !isHeard })}
        >
          {HEARD_WORDS.title}
        </Button>
        <SegmentedControl
          label="Pictures"
          isIconOnly
          size="sm"
          value={arePicturesShown ? 'shown' : 'blocked'}
          options={PICTURES}
          onChange={(value) => onChange({ arePicturesShown: value === 'shown' })}
        />
        <SegmentedControl
          label="Background"
          isIconOnly
          size="sm"
          value={background}
          options={BACKGROUNDS}
          onChange={(value) => onChange({ background: value })}
        />
      </div>
    </div>
  );
}

/** The rarer ones are in a menu. */
function InOneRow({ choices, onChange }: SwitchesProps) {
  const { background, arePicturesShown, isWide, isHeard } = choices;
  const dispatch = useAppDispatch();
  const difference = useDifference();
  const isDark = background === 'dark';
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <IconButton
        label={HEARD_WORDS.title}
        size="sm"
        aria-expanded={isHeard}
        className={OPENED}
        icon={<Ear className="size-4" aria-hidden="true" />}
        onClick={() => onChange({ isHeard: !isHeard })}
      />
      <IconButton
        label="Pictures blocked"
        size="sm"
        isPressed={!arePicturesShown}
        icon={<ImageOff className="size-4" aria-hidden="true" />}
        onClick={() => onChange({ arePicturesShown: !arePicturesShown })}
      />
      <IconButton
        label="Dark background"
        size="sm"
        isPressed={isDark}
        icon={<Moon className="size-4" aria-hidden="true" />}
        onClick={() => onChange({ background: isDark ? 'light' : 'dark' })}
      />
      <Menu
        align="end"
        trigger={
          <IconButton
            label="View options"
            size="sm"
            icon={<Ellipsis className="size-4" aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<LayoutGrid />} onSelect={() => dispatch(dialogChanged('allClients'))}>
          {ALL_CLIENTS}
        </MenuItem>
        <MenuSeparator />
        <MenuCheckItem isChecked={difference.isOn} onChange={difference.onChange}>
          {difference.label}
        </MenuCheckItem>
        <MenuCheckItem isChecked={isWide} onChange={(on) => onChange({ isWide: on })}>
          {WIDER_FONTS}
        </MenuCheckItem>
      </Menu>
    </div>
  );
}

function useDifference() {
  const isOn = useAppSelector((state) => state.view.isDifference);
  const { label, run } = useCommand(toggleDifference);
  return { label, isOn, onChange: () => run() };
}

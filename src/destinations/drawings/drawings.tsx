import type { ReactNode } from 'react';
import {
  Arrow,
  Caret,
  Field,
  Paper,
  Folder,
  DropPlace,
  Gap,
  Gear,
  Lock,
  Phone,
  Picture,
  Pointer,
  Sketch,
  Spot,
  SpotWords,
  Tick,
  Window,
  Words,
} from './parts';

/** What is drawn of each kind of step. */
const DRAWINGS = {
  settings: (
    <Window>
      <Words x={20} y={30} lengths={[34, 46, 28, 40]} />
      <Gear x={116} y={33} />
      <Pointer x={119} y={38} />
    </Window>
  ),
  menu: (
    <Window>
      <Words x={20} y={27} lengths={[14]} />
      <Words x={42} y={27} lengths={[18]} />
      <Field x={18} y={36} width={56} height={40} />
      <Words x={24} y={42} lengths={[30, 38]} />
      <Spot x={22} y={55} width={48} height={9} />
      <SpotWords x={26} y={58} length={30} />
      <Words x={24} y={68} lengths={[24]} />
      <Pointer x={60} y={61} />
    </Window>
  ),
  paste: (
    <Window>
      <Words x={20} y={28} lengths={[20, 16, 20]} />
      <Spot x={50} y={27} width={72} height={47} />
      <Caret x={57} y={33} />
      <SpotWords x={62} y={34} length={30} />
      <Words x={62} y={42} lengths={[44, 38, 24]} />
    </Window>
  ),
  gap: (
    <Window>
      <Gap x={22} y={30} width={38} height={38} />
      <SpotWords x={30} y={48} length={22} />
      <Words x={70} y={32} lengths={[44, 36, 48, 28]} />
      <Pointer x={50} y={51} />
    </Window>
  ),
  insertImage: (
    <Window>
      <Gap x={22} y={28} width={26} height={26} />
      <Words x={58} y={29} lengths={[44, 36, 48]} />
      <path d="M12 62h120" className="stroke-edge/60" />
      <Words x={20} y={71} lengths={[8]} />
      <Words x={34} y={71} lengths={[8]} />
      <Words x={48} y={71} lengths={[8]} />
      <Picture x={66} y={65} />
      <Pointer x={78} y={73} />
    </Window>
  ),
  defaults: (
    <Window>
      <Words x={20} y={32} lengths={[30]} />
      <Spot x={62} y={27} width={60} height={13} />
      <SpotWords x={67} y={32} length={28} />
      <path d="M113 32l3 3 3-3" className="fill-none stroke-accent" />
      <Words x={20} y={50} lengths={[24]} />
      <Spot x={62} y={45} width={60} height={13} />
      <SpotWords x={67} y={50} length={28} />
      <path d="M113 50l3 3 3-3" className="fill-none stroke-accent" />
      <rect x="96" y="65" width="26" height="10" rx="3" className="fill-accent" />
    </Window>
  ),
  add: (
    <Window>
      <Field x={20} y={27} width={32} height={38} />
      <Words x={25} y={32} lengths={[20, 16, 18]} />
      <Field x={58} y={27} width={64} height={47} />
      <Spot x={20} y={67} width={10} height={10} />
      <path d="M25 69.5v5M22.5 72h5" className="stroke-accent" />
      <Pointer x={28} y={74} />
    </Window>
  ),
  untick: (
    <Window>
      <Field x={20} y={27} width={102} height={30} />
      <Words x={26} y={33} lengths={[44, 60, 38]} />
      <Tick x={20} y={65} isOn={false} />
      <SpotWords x={34} y={68} length={58} />
    </Window>
  ),
  tick: (
    <Window>
      <Field x={20} y={27} width={102} height={16} />
      <Tick x={20} y={51} isOn />
      <SpotWords x={34} y={54} length={62} />
      <Field x={20} y={65} width={68} height={11} />
      <Words x={25} y={69} lengths={[40]} />
      <Spot x={94} y={65} width={28} height={11} />
      <SpotWords x={101} y={69} length={14} />
    </Window>
  ),
  draft: (
    <Window>
      <Words x={20} y={30} lengths={[10]} />
      <Spot x={36} y={26} width={86} height={11} />
      <SpotWords x={41} y={30} length={34} />
      <path d="M12 43h120" className="stroke-edge/60" />
      <Words x={20} y={50} lengths={[70, 54, 0, 40]} />
    </Window>
  ),
  close: (
    <Window>
      <Words x={20} y={30} lengths={[34, 46, 28, 40]} />
      <circle cx="122" cy="14" r="6" className="fill-accent-soft stroke-accent" />
      <path d="M120 12l4 4m0-4l-4 4" className="stroke-accent" />
      <Pointer x={125} y={17} />
    </Window>
  ),
  address: (
    <Window>
      <Spot x={20} y={26} width={102} height={13} />
      <Caret x={88} y={26.5} />
      <SpotWords x={26} y={31} length={56} />
      <Words x={20} y={50} lengths={[40, 54, 34]} />
    </Window>
  ),
  unpack: (
    <>
      <Paper x={16} y={14} isMeant />
      <Paper x={34} y={42} isMeant />
      <Arrow x={62} y={45} length={14} />
      <Folder x={88} y={28} />
    </>
  ),
  folder: (
    <>
      <Paper x={26} y={31} isMeant />
      <Arrow x={56} y={45} length={16} />
      <Folder x={82} y={28} />
    </>
  ),
  replace: (
    <>
      <Paper x={26} y={31} isMeant />
      <Arrow x={58} y={45} length={20} />
      <Paper x={92} y={31} />
      <DropPlace x={88} y={27} width={30} height={36} />
    </>
  ),
  lock: (
    <>
      <Paper x={61} y={26} />
      <Lock x={76} y={44} />
    </>
  ),
  phonePage: (
    <Phone>
      <Words x={56} y={22} lengths={[30, 24]} />
      <Spot x={55} y={40} width={34} height={26} />
      <SpotWords x={60} y={46} length={18} />
      <Words x={60} y={53} lengths={[22]} />
    </Phone>
  ),
  phoneCopy: (
    <Phone>
      <rect x="59" y="22" width="26" height="11" rx="3" className="fill-accent stroke-accent" />
      <rect x="66" y="26" width="12" height="3" rx="1.5" className="fill-on-accent" />
      <Spot x={55} y={40} width={34} height={26} />
      <SpotWords x={60} y={46} length={18} />
      <SpotWords x={60} y={53} length={22} />
    </Phone>
  ),
  phoneSettings: (
    <Phone>
      <Words x={56} y={22} lengths={[20]} />
      <Field x={55} y={30} width={34} height={11} />
      <Words x={59} y={34} lengths={[18]} />
      <Spot x={55} y={45} width={34} height={11} />
      <SpotWords x={59} y={49} length={20} />
      <Field x={55} y={60} width={34} height={11} />
      <Words x={59} y={64} lengths={[14]} />
    </Phone>
  ),
  shake: (
    <>
      <g transform="rotate(8 72 45)">
        <Phone>
          <Spot x={55} y={38} width={34} height={14} />
          <SpotWords x={60} y={43} length={22} />
        </Phone>
      </g>
      <path d="M34 34q-5 11 0 22M25 38q-4 7 0 14" className="fill-none stroke-accent" />
      <path d="M110 34q5 11 0 22M119 38q4 7 0 14" className="fill-none stroke-accent" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type DrawingId = keyof typeof DRAWINGS;

export const DRAWING_IDS = Object.keys(DRAWINGS) as readonly DrawingId[];

/** A step as a drawing. It is decorative: the text beside it contains everything. */
export function Drawing({ id }: { readonly id: DrawingId }) {
  return <Sketch>{DRAWINGS[id]}</Sketch>;
}

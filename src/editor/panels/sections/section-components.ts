import type { ComponentType } from 'react';
import { AltLinkSection } from './alt-link-section';
import { BadgeSection } from './badge-section';
import { CodeSection } from './code-section';
import { ContentSection } from './content-section';
import { CornersSection } from './fill/corners-section';
import { DaysSection } from './days-section';
import { DisclaimerSection } from './disclaimer-section';
import { GlyphSection } from './glyph-section';
import { LinkSection } from './link-section';
import { LogoSection } from './logo-section';
import { LogoShapeSection } from './logo-shape-section';
import { IconSizeSection } from './icon-size-section';
import { OpacitySection } from './fill/opacity-section';
import { PositionSection } from './place/position-section';
import type { SectionProps } from './section-props';
import type { ShownSection } from './sections-for';
import { ShadowSection } from './fill/shadow-section';
import { ShapeColorsSection } from './fill/shape-colors-section';
import { SizeSection } from './place/size-section';
import { SocialAddressSection } from './social-address-section';
import { SocialStyleSection } from './social-style-section';
import { TypographySection } from './typography-section';

/** What draws each section that an element's definition may name. */
export const SECTION_COMPONENTS: Readonly<Record<ShownSection, ComponentType<SectionProps>>> = {
  position: PositionSection,
  size: SizeSection,
  'icon-size': IconSizeSection,
  'shape-colors': ShapeColorsSection,
  corners: CornersSection,
  opacity: OpacitySection,
  shadow: ShadowSection,
  typography: TypographySection,
  code: CodeSection,
  content: ContentSection,
  disclaimer: DisclaimerSection,
  'logo-upload': LogoSection,
  shape: LogoShapeSection,
  'alt-link': AltLinkSection,
  days: DaysSection,
  link: LinkSection,
  'social-style': SocialStyleSection,
  glyph: GlyphSection,
  badge: BadgeSection,
  'social-address': SocialAddressSection,
};

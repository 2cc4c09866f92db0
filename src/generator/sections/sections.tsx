import { User, Mail, Share2, Image, Blocks, Palette as PaletteIcon } from 'lucide-react';
import { schemeTitle } from '../../model/color/color-scheme';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { SOCIAL_NETWORKS } from '../../model/person/social';
import { TEMPLATE_LABELS } from '../../model/template-ids';
import { emailDisplay } from '../../model/person/web/email';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useRestedSelector } from '../../output/page/use-rested-selector';
import { FormSection } from './form-section';

/** Who the visitor is. */
export function PersonalSection() {
  return (
    <FormSection
      name="personal"
      title={GENERATOR_LABELS.sections.personal}
      description="Name, title, company"
      icon={<User />}
      summary={<Summary of={nameIn} />}
      fields="PersonalFields"
      room="h-64"
    />
  );
}

/** How the visitor can be reached. */
export function ContactSection() {
  return (
    <FormSection
      name="contact"
      title={GENERATOR_LABELS.sections.contact}
      description="Email, phone, website, address"
      icon={<Mail />}
      summary={<Summary of={emailIn} />}
      fields="ContactFields"
      room="h-80"
    />
  );
}

/** Social profiles. */
export function SocialSection() {
  const links = useAppSelector((state) => state.signature.present.person.socialLinks);
  const count = SOCIAL_NETWORKS.filter(({ id }) => (links[id] ?? '').trim() !== '').length;
  return (
    <FormSection
      name="social"
      title={GENERATOR_LABELS.sections.social}
      description="Connect social profiles"
      icon={<Share2 />}
      summary={count === 0 ? undefined : `${count} connected`}
      fields="SocialFields"
      room="h-72"
    />
  );
}

/** The photo and the logo. */
export function ImagesSection() {
  const hasPhoto = useAppSelector((state) => state.signature.present.person.profileImageUrl !== '');
  const hasLogo = useAppSelector((state) => state.signature.present.person.logoUrl !== '');
  const summary = [hasPhoto ? 'Photo' : '', hasLogo ? 'Logo' : ''].filter(Boolean).join(', ');
  return (
    <FormSection
      name="images"
      title={GENERATOR_LABELS.sections.images}
      description="Profile picture and logo"
      icon={<Image />}
      summary={summary}
      fields="PictureFields"
      room="h-96"
    />
  );
}

/** What stands below the signature. */
export function BlocksSection() {
  const count = useAppSelector((state) => state.signature.present.person.blocks.length);
  return (
    <FormSection
      name="blocks"
      title={GENERATOR_LABELS.sections.blocks}
      description="Button, banner, QR code, disclaimer"
      icon={<Blocks />}
      summary={count === 0 ? undefined : `${count} added`}
      fields="BlockFields"
      room="h-24"
    />
  );
}

/** Templates and color schemes. */
export function StyleSection() {
  const template = useAppSelector((state) => state.signature.present.look.template);
  const scheme = useAppSelector((state) => state.signature.present.person.colorScheme);
  return (
    <FormSection
      name="style"
      title={GENERATOR_LABELS.sections.style}
      description="Templates and color schemes"
      icon={<PaletteIcon />}
      summary={`${TEMPLATE_LABELS[template]}, ${schemeTitle(scheme)}`}
      fields="StyleFields"
      room="h-[150vh]"
    />
  );
}

/** A summary of what is typed: the section around it is not rendered for that. */
function Summary({ of }: { readonly of: (state: RootState) => string }) {
  return useRestedSelector(of);
}

function nameIn({ signature }: RootState): string {
  return signature.present.person.fullName;
}

function emailIn({ signature }: RootState): string {
  return emailDisplay(signature.present.person.email);
}

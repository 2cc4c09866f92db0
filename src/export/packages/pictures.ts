import { IMAGE_EXTENSIONS } from '../image-names';
import { slug } from './file-names';
import type { Package } from './package';

/** Each picture as it was drawn, numbered as the gaps in the copy are. */
export const pictures: Package = {
  id: 'pictures',
  images: 'gaps',
  make: ({ output: { images } }) =>
    images.map(({ alt, mime, bytes }, index) => {
      const words = ['picture', String(index + 1), slug(alt)].filter((word) => word !== '');
      return { name: `${words.join('-')}.${IMAGE_EXTENSIONS[mime]}`, type: mime, content: bytes };
    }),
};

export const IMAGE_SHAPES = ['square', 'round', 'rectangle'] as const;
export type ImageShape = (typeof IMAGE_SHAPES)[number];

/** The drawn size of a picture and its corner radius, in CSS px. */
export interface PictureBox {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export const IMAGE_SHAPE_LABELS: Record<ImageShape, string> = {
  square: 'Square',
  round: 'Round',
  rectangle: 'Tall Rectangle',
};

export const PROFILE_BOX: Record<ImageShape, PictureBox> = {
  square: { width: 60, height: 60, radius: 8 },
  round: { width: 60, height: 60, radius: 30 },
  rectangle: { width: 45, height: 70, radius: 0 },
};

export const LOGO_BOX: Record<ImageShape, PictureBox> = {
  square: { width: 120, height: 60, radius: 0 },
  round: { width: 80, height: 80, radius: 40 },
  rectangle: { width: 60, height: 90, radius: 0 },
};

export function isImageShape(value: unknown): value is ImageShape {
  return IMAGE_SHAPES.some((shape) => shape === value);
}

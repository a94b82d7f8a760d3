/** What the drawings read of a face that the server shows. */
export interface Printed {
  readonly name: string;
  readonly number?: number | null;
  readonly colour?: string | null;
  readonly shape?: string | null;
}

export interface FaceProps {
  readonly face: Printed;
  /** The card's name in the viewer's language, printed where the drawing leaves room for it. */
  readonly title?: string | undefined;
}

/** People read an upright 6 for an upside-down 9, so both are underlined. */
export const needsUnderline = (index: string): boolean => index === '6' || index === '9';

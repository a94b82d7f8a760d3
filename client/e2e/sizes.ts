/** The screens on which everything must hold. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}
export const SIZES: readonly Size[] = [
  { name: 'small phone', width: 320, height: 568, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'phone on its side', width: 844, height: 390, touch: true },
  { name: 'tablet', width: 820, height: 1180, touch: true },
  { name: 'desk', width: 1440, height: 900, touch: false },
];
export const [SMALL, PHONE, SIDEWAYS, TABLET, DESK] = SIZES as readonly [
  Size,
  Size,
  Size,
  Size,
  Size,
];

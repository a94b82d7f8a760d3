/** The paper between the card's edge and its panel; filled by the even-odd rule, it clips both. */
export const RIM =
  'M23.5 1.5h203a22 22 0 0 1 22 22v303a22 22 0 0 1-22 22h-203a22 22 0 0 1-22-22v-303a22 22 0 0 1 22-22Z' +
  'M26 11a15 15 0 0 0-15 15v298a15 15 0 0 0 15 15h198a15 15 0 0 0 15-15v-298a15 15 0 0 0-15-15Z';

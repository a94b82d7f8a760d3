/** The shapes that cross the wire, under the names the client uses for them. */
export type * from './generated';
export type { AnyMove as Move, AnyView as View } from './generated';

/** A place at the table, counted from 0. */
export type Seat = number;
/** What stands for a face; a kit says what is printed on it. */
export type CardNumber = number;

/** Whether somebody is about to say something: the menu opens it too. */
export const saying = $state({ open: false });

/** All texts by the names of their files: they come once something asks for what no table and no
 *  first page shows at once. */
export const later = import.meta.glob<string>('../../texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** How something is handed on: drawings like those of `icons.ts`, for what no table shows at first. */
export const HANDING_ON = {
  copy: 'M9 9V5.5a2 2 0 0 1 2-2h7.5a2 2 0 0 1 2 2V13a2 2 0 0 1-2 2H15M5.5 9H13a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2Z',
  friends:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.9c2 .8 3.2 2.6 3.5 5.1',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9v.1',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2.5M14 20h2M20 20h-.1M17.5 18.5v.1',
  share: 'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M8 11H5.5v9.5h13V11H16',
} as const;

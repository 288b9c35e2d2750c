/** Custom icons on a 24-unit grid, stroked. */
export const ICONS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20c1.5-3.5 4.5-5 8-5s6.5 1.5 8 5',
  alert: 'M12 8v5M12 16.5v.01M12 3 2.5 20h19Z',
  back: 'M15 5l-7 7 7 7',
  ball: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 8l4 3-1.5 4.5h-5L8 11ZM12 3v5M20.5 9 16 11M17.5 19l-3-3.5M6.5 19l3-3.5M3.5 9 8 11',
  casino: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  cup: 'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3v3M12.5 3v3',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M3 3l18 18M10 5.2A10 10 0 0 1 12 5c6 0 10 7 10 7a18 18 0 0 1-3 3.7M6.5 6.6A17 17 0 0 0 2 12s4 7 10 7a9.6 9.6 0 0 0 5.2-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2',
  field: 'M3 5h18v14H3zM12 5v14M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7 6 7 4.5S10 3 12 7c2-4 5-4 5-2.5S15 7 12 7',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  home: 'M4 11 12 4l8 7M6 10v10h12V10',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01',
  live: 'M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10Z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
} as const

export type IconName = keyof typeof ICONS

/** Custom icons on a 24-unit grid, by the names that editors choose from. */
const DRAWINGS: Readonly<Record<string, string>> = {
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  flame: 'M12 3c1 3.5 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 .3 1.5 1 2 1.5 2C11 8.5 10.5 5.5 12 3z',
  sparkle: 'M12 4l1.8 6.2L20 12l-6.2 1.8L12 20l-1.8-6.2L4 12l6.2-1.8z',
  crown: 'M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01',
  cards: 'M4.5 7.5l8-2 3 12-8 2zM14 6l5.5 1.5-2.5 10',
  wheel:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  gem: 'M7 5h10l4 5-9 10L3 10zM3 10h18M12 20L8.5 10 12 5l3.5 5z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-14 14zM5 19l8-8',
  moon: 'M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z',
  mask: 'M4 8c5-2 11-2 16 0 0 6-2 9-5 9-1.5 0-2-1.5-3-1.5S10.5 17 9 17c-3 0-5-3-5-9zM8 11h2M14 11h2',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 14v4M8.5 20h7',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z',
  broadcast:
    'M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7.8 7.8a6 6 0 0 0 0 8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14',
}

export const CONTENT_ICON_NAMES = Object.keys(DRAWINGS)

/** Decoration beside a name; an unknown name shows nothing. */
export function ContentIcon({ name }: { name: string | null }) {
  const drawing = name !== null && Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined
  if (drawing === undefined) return null
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  )
}

import { seededRandom } from '../random.ts'
import { type Text, text } from './fields.ts'
import type { SeedGame } from './games.ts'

export type SeedCategory = {
  id: string
  slug: string
  kind: 'CASINO' | 'LIVE_CASINO'
  icon: string
  title: Text
  games: SeedGame[]
  visibleInLobby: boolean
  /** A rule for the games that follow the ones above automatically. */
  rule?: { by: 'jackpot'; most: number }
}
type Plan = {
  slug: string
  icon: string
  title: Text
  kind: SeedCategory['kind']
  take: (game: SeedGame) => boolean
  most: number
  newestFirst?: boolean
  hidden?: boolean
  rule?: SeedCategory['rule']
}

const slot = (game: SeedGame) => game.gameType === 'slot' || game.gameType === 'jackpot'
const about =
  (...themes: string[]) =>
  (game: SeedGame) =>
    slot(game) && game.themes.some((it) => themes.includes(it))

const PLANS: readonly Plan[] = [
  {
    slug: 'popular',
    icon: 'star',
    title: text('Popular', 'Suositut', 'Populære', 'Populaires'),
    kind: 'CASINO',
    take: slot,
    most: 48,
  },
  {
    slug: 'new-arrivals',
    icon: 'sparkle',
    title: text('New arrivals', 'Uutuudet', 'Nyheter', 'Nouveautés'),
    kind: 'CASINO',
    take: slot,
    most: 10,
    newestFirst: true,
  },
  {
    slug: 'jackpots',
    icon: 'gem',
    title: text('Jackpots', 'Jackpotit', 'Jackpotter', 'Gros lots'),
    kind: 'CASINO',
    take: (it) => it.jackpotExist,
    most: 40,
    rule: { by: 'jackpot', most: 60 },
  },
  {
    slug: 'free-spins',
    icon: 'bolt',
    title: text('Free spins', 'Ilmaiskierrokset', 'Gratisspinn', 'Tours gratuits'),
    kind: 'CASINO',
    take: (it) => it.features.includes('free-spins'),
    most: 48,
  },
  {
    slug: 'classics',
    icon: 'crown',
    title: text('Classics', 'Klassikot', 'Klassikere', 'Classiques'),
    kind: 'CASINO',
    take: about('classic', 'fruit'),
    most: 40,
  },
  {
    slug: 'adventure',
    icon: 'compass',
    title: text('Adventure', 'Seikkailu', 'Eventyr', 'Aventure'),
    kind: 'CASINO',
    take: about('desert', 'jungle', 'ancient', 'dino'),
    most: 48,
  },
  {
    slug: 'myths-and-magic',
    icon: 'mask',
    title: text('Myths and magic', 'Myytit ja taika', 'Myter og magi', 'Mythes et magie'),
    kind: 'CASINO',
    take: about('dragons', 'magic', 'north', 'castle'),
    most: 48,
  },
  {
    slug: 'after-dark',
    icon: 'moon',
    title: text('After dark', 'Pimeän jälkeen', 'Etter mørkets frembrudd', 'À la nuit tombée'),
    kind: 'CASINO',
    take: about('night', 'detective', 'space'),
    most: 40,
  },
  {
    slug: 'wild-nature',
    icon: 'leaf',
    title: text('Wild nature', 'Villi luonto', 'Vill natur', 'Nature sauvage'),
    kind: 'CASINO',
    take: about('forest', 'sea', 'garden', 'farm'),
    most: 48,
  },
  {
    slug: 'calm-play',
    icon: 'clock',
    title: text('Low volatility', 'Matala volatiliteetti', 'Lav volatilitet', 'Faible volatilité'),
    kind: 'CASINO',
    take: (it) => it.volatility <= 2,
    most: 48,
  },
  {
    slug: 'bold-play',
    icon: 'flame',
    title: text('High volatility', 'Korkea volatiliteetti', 'Høy volatilitet', 'Forte volatilité'),
    kind: 'CASINO',
    take: (it) => slot(it) && it.volatility >= 4,
    most: 48,
  },
  {
    slug: 'table-games',
    icon: 'cards',
    title: text('Table games', 'Pöytäpelit', 'Bordspill', 'Jeux de table'),
    kind: 'CASINO',
    take: (it) => ['roulette', 'blackjack', 'baccarat'].includes(it.gameType),
    most: 40,
  },
  {
    slug: 'video-poker',
    icon: 'dice',
    title: text('Video poker', 'Videopokeri', 'Videopoker', 'Vidéopoker'),
    kind: 'CASINO',
    take: (it) => it.gameType === 'video-poker',
    most: 24,
  },
  {
    slug: 'all-games',
    icon: 'trophy',
    title: text('All games', 'Kaikki pelit', 'Alle spill', 'Tous les jeux'),
    kind: 'CASINO',
    take: () => true,
    most: 600,
    hidden: true,
  },
  {
    slug: 'live-lounge',
    icon: 'broadcast',
    title: text('Live lounge', 'Live-lounge', 'Live-loungen', 'Salon en direct'),
    kind: 'LIVE_CASINO',
    take: () => true,
    most: 24,
  },
  {
    slug: 'live-roulette',
    icon: 'wheel',
    title: text('Roulette', 'Ruletti', 'Rulett', 'Roulette'),
    kind: 'LIVE_CASINO',
    take: (it) => it.gameType === 'roulette',
    most: 24,
  },
  {
    slug: 'live-baccarat',
    icon: 'gem',
    title: text('Baccarat', 'Baccarat', 'Baccarat', 'Baccara'),
    kind: 'LIVE_CASINO',
    take: (it) => it.gameType === 'baccarat',
    most: 24,
  },
  {
    slug: 'live-wheels',
    icon: 'star',
    title: text('Wheels and shows', 'Onnenpyörät', 'Hjul og show', 'Roues et spectacles'),
    kind: 'LIVE_CASINO',
    take: (it) => it.gameType === 'wheel',
    most: 24,
  },
  {
    slug: 'live-all-games',
    icon: 'trophy',
    title: text('All tables', 'Kaikki pöydät', 'Alle bord', 'Toutes les tables'),
    kind: 'LIVE_CASINO',
    take: () => true,
    most: 60,
    hidden: true,
  },
]

/** The categories with their games in an editor's order; a game that launches is among the first. */
export function categories(games: readonly SeedGame[]): SeedCategory[] {
  return PLANS.map(({ slug, icon, title, kind, take, most, newestFirst, hidden, rule }) => {
    const fitting = games.filter((game) => game.type === kind && take(game))
    const ordered = newestFirst
      ? [...fitting].sort((a, b) => (a.releasedAt < b.releasedAt ? 1 : -1))
      : seededRandom(`order of ${slug}`).sample(fitting, fitting.length)
    return {
      id: `category-${slug}`,
      slug,
      kind,
      icon,
      title,
      games: hidden
        ? [...fitting].sort((a, b) => a.name.localeCompare(b.name))
        : withLaunchableFirst(ordered).slice(0, most),
      visibleInLobby: !hidden,
      ...(rule ? { rule } : {}),
    }
  })
}

function withLaunchableFirst(games: SeedGame[]): SeedGame[] {
  const launchable = games.filter((it) => it.studio.provider === 'relax')
  const others = games.filter((it) => it.studio.provider !== 'relax')
  const mixed: SeedGame[] = []
  while (launchable.length > 0 || others.length > 0) {
    mixed.push(...launchable.splice(0, 2), ...others.splice(0, 2))
  }
  return mixed
}

/**
 * The themes of the demo's slots. The operator's catalogue uses this table for the names and tiles of its games, and
 * the game server for the same pictures and colours. Neither calls the other: both know the launch code.
 */
export type GameTheme = {
  id: string
  /** Hues in degrees: of the background, and of the highlights. */
  hues: readonly [ground: number, light: number]
  /** The first words of names. */
  first: readonly string[]
  /** The second words, each with the pictures that represent it; no picture represents two words. */
  nouns: readonly { word: string; heroes: readonly [string, string] }[]
  /** The less valuable symbols. */
  pictures: readonly string[]
}

const words = (text: string) => text.split(' ').map((it) => it.replaceAll('_', ' '))

const theme = (
  id: string,
  hues: GameTheme['hues'],
  given: { first: string; nouns: string; pictures: string },
): GameTheme => ({
  id,
  hues,
  first: words(given.first),
  nouns: words(given.nouns).map((it) => {
    const [word = '', heroes = ''] = it.split(':')
    const [one = '', other = ''] = heroes.split(',')
    return { word, heroes: [one, other] }
  }),
  pictures: words(given.pictures),
})

export const GAME_THEMES: readonly GameTheme[] = [
  theme('fruit', [8, 48], {
    first: 'Bitter Sunny Orchard Velvet Market Sour',
    nouns:
      'Cherries:cherries,strawberry Lemonade:lemon,lime Harvest:pear,sheaf-of-rice Grove:tangerine,olive Punch:watermelon,cup-with-straw Basket:basket,red-apple',
    pictures: 'grapes green-apple banana pineapple kiwi-fruit melon blueberries peach',
  }),
  theme('sea', [205, 172], {
    first: 'Coral Silent Pearl Deep Salt Harbour',
    nouns:
      'Tides:whale,water-wave Fathoms:octopus,squid Lagoon:dolphin,tropical-fish Reef:coral,blowfish Currents:jellyfish,shark Anchorage:anchor,canoe',
    pictures: 'spiral-shell crab lobster spouting-whale oyster turtle diving-mask fish',
  }),
  theme('dragons', [355, 40], {
    first: 'Jade Ember Sleeping Paper Winter Twin',
    nouns:
      'Dragons:dragon,dragon-face Scales:lizard,snake Hoard:money-bag,coin Roar:fire,collision Wyrm:phoenix-bird,volcano Lair:locked-with-key,key',
    pictures: 'scroll gem-stone crystal-ball egg shield dragon crown castle',
  }),
  theme('space', [245, 188], {
    first: 'Orbit Distant Quiet Neon Seventh Lost',
    nouns:
      'Comets:comet,shooting-star Nebula:milky-way,ringed-planet Outpost:satellite,satellite-antenna Signals:alien-monster,telescope Gravity:flying-saucer,robot Astronauts:astronaut,rocket',
    pictures:
      'alien full-moon crescent-moon sun globe-showing-europe-africa high-voltage new-moon rock',
  }),
  theme('desert', [26, 46], {
    first: 'Sandstone Mirage Caravan Amber Dune Hidden',
    nouns:
      'Scarabs:beetle,scorpion Oasis:coconut,cactus Obelisk:amphora,funeral-urn Temples:cat,black-cat Nomads:two-hump-camel,camel Horizon:sun-with-face,desert',
    pictures: 'sun lizard coin key scroll ring eagle palm-tree',
  }),
  theme('forest', [135, 72], {
    first: 'Moss Whispering Lantern Hollow Fern Autumn',
    nouns:
      'Foxes:fox,raccoon Owls:owl,bird Hollow:hedgehog,chipmunk Path:deer,moose Acorns:chestnut,mushroom Glade:rabbit,evergreen-tree',
    pictures: 'maple-leaf herb feather brown-mushroom fallen-leaf bear badger wolf',
  }),
  theme('jungle', [155, 52], {
    first: 'Canopy Emerald Wild Monsoon Thunder Liana',
    nouns:
      'Gorilla:gorilla,orangutan Parade:elephant,peacock Tigers:tiger-face,tiger Drums:long-drum,maracas Idols:lion,leopard Rapids:hippopotamus,crocodile',
    pictures: 'parrot hibiscus snake palm-tree flamingo monkey sloth banana',
  }),
  theme('magic', [282, 318], {
    first: 'Curious Midnight Seventh Borrowed Silver Crooked',
    nouns:
      'Spells:crystal-ball,sparkles Alchemist:alembic,test-tube Wands:magic-wand,sparkler Grimoire:closed-book,open-book Apprentice:woman-mage,man-mage Charms:unicorn,nazar-amulet',
    pictures: 'scroll candle black-cat broom owl old-key mushroom gem-stone',
  }),
  theme('night', [266, 28], {
    first: 'Gaslight Crimson Moonlit Hollow Widow Belfry',
    nouns:
      'Masquerade:goblin,ogre Bats:bat,spider Manor:derelict-house,ghost Parlour:candle,spider-web Waltz:man-vampire,woman-vampire Cellar:coffin,skull',
    pictures: 'crescent-moon jack-o-lantern black-cat bone headstone wine-glass rose old-key',
  }),
  theme('gold', [36, 50], {
    first: 'Nugget Copper Lucky Prospector Claim Rusted',
    nouns:
      'Canyon:horse,hiking-boot Lode:pick,hammer-and-pick Rush:bomb,dashing-away Wagon:wheel,donkey Mine:rock,flashlight Saloon:beer-mug,clinking-beer-mugs',
    pictures: 'coin gem-stone money-bag key hammer axe knot bell',
  }),
  theme('asia', [348, 36], {
    first: 'Lotus Plum Bamboo Porcelain Red Tea',
    nouns:
      'Lanterns:red-paper-lantern,diya-lamp Garden:cherry-blossom,pine-decoration Fortune:fortune-cookie,red-envelope Koi:carp-streamer,fish Pavilion:japanese-castle,panda Festival:firecracker,lotus',
    pictures: 'teapot flower-playing-cards coin tanabata-tree wind-chime swan dango rice-ball',
  }),
  theme('north', [212, 192], {
    first: 'Frost Runestone Longship Ravens Iron Northern',
    nouns:
      'Saga:scroll,sailboat Hammer:hammer,hammer-and-wrench Halls:shield,wood Fjord:snow-capped-mountain,mountain Axes:axe,bow-and-arrow Winter:polar-bear,snowflake',
    pictures: 'penguin evergreen-tree moose wolf crossed-swords beer-mug ice bone',
  }),
  theme('castle', [226, 44], {
    first: 'Siege Banner Gilded Thorn Round Crown',
    nouns:
      'Knights:crossed-swords,dagger Keep:castle,guard Tourney:trophy,triangular-flag Quest:world-map,compass Heraldry:fleur-de-lis,crossed-flags Throne:crown,princess',
    pictures: 'shield rose scroll ring prince bell old-key candle',
  }),
  theme('music', [302, 56], {
    first: 'Backbeat Velvet Brass Electric Sunset Encore',
    nouns:
      'Quartet:violin,flute Groove:mirror-ball,guitar Jukebox:radio,optical-disk Rhythm:drum,banjo Stage:microphone,accordion Vinyl:headphone,trumpet',
    pictures:
      'saxophone musical-notes musical-keyboard studio-microphone megaphone level-slider high-voltage speaker-high-volume',
  }),
  theme('circus', [338, 50], {
    first: 'Sawdust Grand Travelling Painted Twilight Ringmaster',
    nouns:
      'Carousel:carousel-horse,ferris-wheel Big_Top:circus-tent,popcorn Acrobats:performing-arts,joker Cannonball:roller-coaster,balloon Menagerie:seal,zebra Tickets:top-hat,party-popper',
    pictures: 'elephant trophy fireworks bear bicycle confetti-ball drum magic-wand',
  }),
  theme('sweets', [322, 345], {
    first: 'Candied Toffee Marzipan Sherbet Caramel Honey',
    nouns:
      'Bakery:birthday-cake,croissant Avenue:lollipop,candy Clouds:soft-ice-cream,shaved-ice Carnival:cupcake,wrapped-gift Drops:honey-pot,chocolate-bar Parade:doughnut,shortcake',
    pictures: 'cookie custard pie waffle pancakes ice-cream strawberry honeybee',
  }),
  theme('speed', [222, 18], {
    first: 'Chrome Overdrive Midnight Hairpin Desert Redline',
    nouns:
      'Racers:racing-car,automobile Circuit:chequered-flag,stopwatch Engines:locomotive,gear Drift:sport-utility-vehicle,motor-scooter Highway:motorcycle,motorway Pistons:wrench,nut-and-bolt',
    pictures: 'trophy high-voltage fire fuel-pump airplane helicopter speedboat wheel',
  }),
  theme('garden', [98, 330], {
    first: 'Petal Drowsy Secret Morning Clockwork Dewdrop',
    nouns:
      'Butterflies:butterfly,bug Bloom:rose,tulip Bees:honeybee,sunflower Hedgerow:potted-plant,snail Sundial:sun,hourglass-not-done Maze:lady-beetle,blossom',
    pictures: 'hibiscus herb droplet seedling bouquet hyacinth white-flower ant',
  }),
  theme('ancient', [200, 42], {
    first: 'Marble Oracle Sunken Bronze Laurel Thunder',
    nouns:
      'Olympus:high-voltage,eagle Columns:classical-building,bank Labyrinth:ox,water-buffalo Titans:moai,flexed-biceps Colossus:trident-emblem,balance-scale Arena:stadium,sports-medal',
    pictures: 'amphora scroll trophy shield crown olive grapes bow-and-arrow',
  }),
  theme('dino', [84, 32], {
    first: 'Jurassic Fern Amber Tar_Pit Thunderfoot Fossil',
    nouns:
      'Valley:sauropod,mammoth Stampede:t-rex,rhinoceros Eggs:egg,hatching-chick Isle:dodo,turtle Tracks:footprints,bone Kings:bison,boar',
    pictures: 'volcano palm-tree fire lizard meat-on-bone feather rock mosquito',
  }),
  theme('classic', [2, 52], {
    first: 'Triple Royal Lucky Diamond Vintage Bright',
    nouns:
      'Sevens:slot-machine,game-die Bells:bell,bellhop-bell Bars:spade-suit,club-suit Stars:star,eight-pointed-star Diamonds:diamond-suit,gem-stone Clover:four-leaf-clover,shamrock',
    pictures: 'cherries lemon watermelon grapes crown coin money-bag heart-suit',
  }),
  theme('farm', [66, 46], {
    first: 'Barnyard Muddy Golden Harvest Windmill Sunday',
    nouns:
      'Roosters:rooster,front-facing-baby-chick Ramble:tractor,ewe Fair:pig,cow Goats:goat,ram Haystack:llama,mouse Meadow:duck,goose',
    pictures: 'sunflower ear-of-corn carrot egg bell cheese-wedge potato horse',
  }),
  theme('detective', [186, 38], {
    first: 'Clockwork Foggy Missing Velvet Alibi Locked',
    nouns:
      'Mystery:detective,magnifying-glass-tilted-left Ledger:ledger,notebook-with-decorative-cover Cipher:locked,puzzle-piece Heirloom:ring,briefcase Evidence:camera,microscope Affair:love-letter,mirror',
    pictures: 'old-key scroll hourglass-done candle closed-umbrella telephone footprints black-cat',
  }),
  theme('beach', [192, 34], {
    first: 'Endless Palm Sunset Surf Coconut Hammock',
    nouns:
      'Breeze:kite,wing Shack:hut,parrot Holiday:luggage,sunglasses Luau:pineapple,hibiscus Castaway:desert-island,ring-buoy Cove:palm-tree,flamingo',
    pictures:
      'beach-with-umbrella spiral-shell tropical-fish tropical-drink coconut water-wave ice-cream crab',
  }),
]

/** What a game shows: the hero of its name, the other picture of the same word, and less valuable symbols. */
export type GameMotifs = {
  theme: GameTheme
  hero: string
  partner: string
  /** Six pictures of the theme, none of them hero or partner. */
  lesser: readonly string[]
  /** Differs between games with the same hero. */
  variant: number
}

const codeOf = (...parts: string[]) => parts.join(' ').toLowerCase().replaceAll(' ', '-')

const GAMES: readonly (readonly [string, GameMotifs])[] = GAME_THEMES.flatMap((it, place) =>
  it.nouns.flatMap(({ word, heroes }, noun) =>
    it.first.map((first, index) => {
      const [hero, partner] = index % 2 === 0 ? heroes : ([heroes[1], heroes[0]] as const)
      const lesser = it.pictures.filter((name) => name !== hero && name !== partner).slice(0, 6)
      const motifs = { theme: it, hero, partner, lesser, variant: place + noun + 3 * (index >> 1) }
      return [codeOf(first, word), motifs] as const
    }),
  ),
)
const BY_CODE = new Map(GAMES)

/** The motifs of a launch code. An unknown code is mapped to the motifs of a known name, always the same one. */
export function motifsOf(launchCode: string): GameMotifs {
  const known = BY_CODE.get(launchCode)
  if (known) return known
  let hash = 2_166_136_261
  for (const sign of launchCode) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (GAMES[(hash >>> 0) % GAMES.length] as (typeof GAMES)[number])[1]
}

/** Colours of a theme as hex, from the darkest to the lightest; `turn` rotates both hues by that many degrees. */
export function themeColours({ hues: [ground, light] }: GameTheme, turn = 0) {
  return {
    deep: hex(ground + turn, 68, 7),
    ground: hex(ground + turn, 66, 20),
    mid: hex(ground + turn + 8, 62, 46),
    muted: hex(ground + turn, 45, 86),
    light: hex(light + turn, 100, 82),
    accent: hex(light + turn, 100, 62),
  }
}

/** CSS Color 4, HSL to sRGB: the hue in degrees, the other two in per cent. */
function hex(hue: number, saturation: number, lightness: number): string {
  const [s, l] = [saturation / 100, lightness / 100]
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

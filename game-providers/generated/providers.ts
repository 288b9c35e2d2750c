// Made by scripts/game-providers.mjs from the folders beside this one: edit those.
import type { GameProvider } from '../game-provider.ts'
import { provider as creedroomz } from '../creedroomz/index.ts'
import { provider as evolution } from '../evolution/index.ts'
import { provider as novomatic } from '../novomatic/index.ts'
import { provider as pariplay } from '../pariplay/index.ts'
import { provider as playngo } from '../playngo/index.ts'
import { provider as pragmaticplay } from '../pragmaticplay/index.ts'
import { provider as quickspin } from '../quickspin/index.ts'
import { provider as relax } from '../relax/index.ts'
import { provider as softswiss } from '../softswiss/index.ts'
import { provider as yggdrasil } from '../yggdrasil/index.ts'

export const GAME_PROVIDERS: readonly GameProvider[] = [creedroomz, evolution, novomatic, pariplay, playngo, pragmaticplay, quickspin, relax, softswiss, yggdrasil]

// Made by scripts/game-providers.mjs from the folders beside this one: edit those.
import type { ProviderFacts } from '../game-provider.ts'
import { facts as creedroomz } from '../creedroomz/facts.ts'
import { facts as evolution } from '../evolution/facts.ts'
import { facts as novomatic } from '../novomatic/facts.ts'
import { facts as pariplay } from '../pariplay/facts.ts'
import { facts as playngo } from '../playngo/facts.ts'
import { facts as pragmaticplay } from '../pragmaticplay/facts.ts'
import { facts as quickspin } from '../quickspin/facts.ts'
import { facts as relax } from '../relax/facts.ts'
import { facts as softswiss } from '../softswiss/facts.ts'
import { facts as yggdrasil } from '../yggdrasil/facts.ts'

export const PROVIDER_FACTS: readonly ProviderFacts[] = [creedroomz, evolution, novomatic, pariplay, playngo, pragmaticplay, quickspin, relax, softswiss, yggdrasil]

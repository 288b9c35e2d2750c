import type { GameRulesTexts } from './texts.ts'

export const TL: GameRulesTexts = {
  lines:
    'Limang reel at dalawampung linya. Pumili ng taya at paikutin: nagbabayad ayon sa talaan sa laro ang tatlo o higit pang magkakaparehong simbolo sa isang linya mula sa kaliwa. Pumapalit ang wild sa ibang simbolo. Tatlo o higit pang scatter ang nagbibigay ng libreng spin na may multiplier ang panalo.',
  ways: 'Walang linya: nagbabayad ang iisang simbolo sa tatlo o higit pang magkakatabing reel mula sa kaliwa, saanman ito tumapat. Nawawala ang mga nanalong simbolo, may ibang bumabagsak na kapalit, at mas mataas ang multiplier ng bawat kasunod na panalo sa iisang spin. Nagbibigay ng libreng spin ang mga scatter.',
  hold: 'Slot na may mga barya. Kapag may anim o higit pang barya sa isang spin, mananatili ang mga ito at magsisimula ang mga respin: mananatili rin ang bawat bagong barya at ibabalik nito sa simula ang bilang ng respin. Kapag wala nang natira, babayaran ng mga barya ang halagang nakasulat sa kanila. Puwedeng mapanalunan ang mga jackpot sa larong ito; lumalaki ang tsansa ayon sa laki ng taya, kaya pareho ang balik sa bawat taya.',
  roulette:
    'European roulette na may iisang zero. Maglagay ng chips sa mga numero, grupo ng numero o kulay; ang bola ang magpapasya sa isa sa 37 numero. 35 sa 1 ang bayad sa iisang numero, 2 sa 1 sa dozen o column, at 1 sa 1 sa pula, itim, even at odd. Pareho ang balik ng bawat taya.',
  blackjack:
    'Mas lumapit sa 21 kaysa sa dealer nang hindi lumalampas. 10 ang bilang ng mga face card, at 1 o 11 ang alas. Puwede kang kumuha ng baraha, huminto, doblehin ang taya o hatiin ang pares. Ang nakasaad na balik ay para sa sumusunod sa basic strategy; mas mababa ang balik ng ibang pasya.',
  'video-poker':
    'Bibigyan ka ng limang baraha, itatago mo ang gusto mo at papalitan ang iba. Magbabayad ang kamay ayon sa talaan sa laro, mula sa pares ng jack pataas. Ang nakasaad na balik ay para sa laging nagtatago ng pinakamagagandang baraha; mas mababa ang balik ng ibang pasya.',
  baccarat:
    'Tumaya sa player, sa banker o sa tabla. Bibigyan ang dalawa ng dalawa o tatlong baraha ayon sa takdang tuntunin; panalo ang mas malapit sa siyam. 1 sa 1 ang bayad sa player, 1 sa 1 bawas ang ika-dalawampung bahagi sa banker, at 8 sa 1 sa tabla. Kapag tabla, ibinabalik ang mga taya sa player at banker. Ang nakasaad na balik ay sa banker; mas mababa ang balik ng ibang taya.',
  wheel:
    'Gulong na may limampung bahagi na nagbabayad ng 1, 3, 5, 11 o 23 sa 1. Tumaya kung saan hihinto ang gulong bago ito paikutin. Pareho ang balik ng bawat taya.',
  league:
    'Liga ng walong club na dito lang makikita. Bawat minuto ay isang matchday na may apat na laban, pareho para sa lahat. Pumili ng odds bago ang kickoff at tumaya: sa resulta, sa dami ng goal, kung parehong makakaiskor ang dalawang koponan, o sa eksaktong iskor. Mananatili ang taya sa odds na nakita mo at babayaran pagkatapos ng laban. Ang nakasaad na balik ay sa bawat taya, bawas ang nawawala sa pag-round pababa.',
}

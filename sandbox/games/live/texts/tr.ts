import type { LiveTexts } from './en.ts'

export const TR: LiveTexts = {
  scene: 'Masa',
  results: 'Son sonuçlar',
  board: 'Bahis alanı',
  onTable: 'Masada',
  bet: 'Bahis yap',
  betOf: '{amount} bahis yap',
  'phase.BETTING': 'Bahislerinizi yapın',
  'phase.DEALING': 'Bahisler kapandı',
  'phase.PAYING': 'Kazançlar ödeniyor',
  seconds: '{n} sn',
  limits: 'Bahisler {min} ile {max} arası',
  seat: '{of} koltuktan {n}. koltuk sizin',
  full: '{of} koltuğun hepsi dolu. İzleyebilirsiniz; boşalan ilk koltuk sizin.',
  placedNow: '{amount} masada.',
  notPlaced: 'Bahisler kapandı. {amount} bahse girmedi.',
  won: '{amount} size geri döner.',
  lost: 'Kazanç yok.',
  lostConnection: 'Bağlantı koptu. Masadaki bahisler geçerli; görüntü kendiliğinden geri gelir.',
  'spot.player': 'Oyuncu',
  'spot.banker': 'Kasa',
  'spot.tie': 'Beraberlik',
  'pays.player': '1’e 1',
  'pays.banker': '1’e 0,95',
  'pays.tie': '1’e 8',
  'spot.wheel': '1’e {pays}',
  'words.player': 'Oyuncu kazandı, {player} – {banker}',
  'words.banker': 'Kasa kazandı, {banker} – {player}',
  'words.tie': '{player} ile beraberlik',
  'words.wheel': 'Çark 1’e {pays} üzerinde durdu',
  'recall.back': '{place}: {amount} bahis, {back} geri döndü',
  'recall.gone': '{place}: {amount} bahis, geri dönen yok',
  'recall.hand': '{who}: {cards}, toplam {total}',
  'error.BETS_CLOSED': 'Bu turun bahisleri kapandı. Sonraki tur birazdan açılır.',
  'error.NO_SEAT': 'Bütün koltuklar dolu. Biri boşalana kadar izleyebilirsiniz.',
  'rules.roulette':
    'Herkes için tek çark, 0’dan 36’ya sayılar. Tek sayı 1’e 35, düzine ve sütun 1’e 2, eşit şanslar 1’e 1 öder; 0’da bunlar kaybeder.',
  'rules.baccarat':
    'Sekiz deste, her turdan önce karılır, sabit kurallarla çekilir. Oyuncu 1’e 1, Kasa 1’e 0,95, Beraberlik 1’e 8 öder. Beraberlikte Oyuncu ve Kasa bahisleri geri döner. Belirtilen geri ödeme Kasa içindir; Oyuncu %98,76, Beraberlik %85,64.',
  'rules.wheel':
    'Elli dilim: 24’ü 1’e 1, 12’si 3, 8’i 5, 4’ü 11 ve 2’si 1’e 23 öder. Her bahsin geri ödemesi aynıdır.',
  'rules.round':
    'Fişler bahsi yaptığınızda geçerli olur. Yapılan bahis kalır. Bağlantı koparsa siz olmadan sonuçlanır.',
  'rules.fair':
    'Bahisler açılmadan önce masa bir sırrın SHA-256 özetini gösterir. Kapandıktan sonra, sonucun çıktığı sırrı gösterir. Son turlar için ikisi de burada listelenir.',
  'rules.keys':
    'Tuşlar: oklar alanda gezer, Enter fiş koyar, Geri tuşu alır, artı ve eksi fişi değiştirir, B bahsi yapar, soru işareti bu kuralları açar.',
  hashNow: 'Bu tur',
}

import type { Texts } from './en.ts'

export const TR: Texts = {
  spin: 'Çevir',
  stake: 'Bahis',
  less: 'Bahsi düşür',
  more: 'Bahsi artır',
  balance: 'Bakiye',
  win: 'Kazanç',
  net: 'Bu oturum',
  rules: 'Kurallar',
  close: 'Kapat',
  sound: 'Ses',
  soundOn: 'açık',
  soundOff: 'kapalı',
  fun: 'Deneme: gerçek para yok',
  paused: 'Duraklatıldı',
  freeSpins: 'Bedava çevirme {n} / {of}',
  freeSpinsWon: '{n} bedava çevirme',
  resultWin: 'Kazancınız: {amount}',
  resultNone: 'Kazanç yok',
  loading: 'Oyun hazırlanıyor',
  'error.INSUFFICIENT_FUNDS': 'Bakiyeniz bu bahisten düşük. Daha düşük bir bahis seçin.',
  'error.GAME_SESSION_ENDED': 'Bu oyun oturumu sona erdi. Lobiye dönüp oyunu yeniden açın.',
  'error.PLAYER_BLOCKED': 'Hesabınızla şu anda oyun oynanamıyor.',
  'error.TOO_FAST': 'Bir saniye: her turun en kısa süresi vardır.',
  'error.STAKE_RETURNED': 'Tur oynanamadı. Bahsiniz iade edilir.',
  'error.UNAVAILABLE': 'Bağlantı koptu. Bakiyeniz güvende; yeniden deneyin.',
  'error.REFUSED': 'Tur reddedildi. Hiçbir bahis alınmadı.',
  'error.STAKE_OUT_OF_RANGE': 'Bu bahis sunulmuyor.',
  'error.ticket': 'Oyun açılamadı. Lobiye dönüp yeniden deneyin.',
  home: 'Lobiye dön',
  rulesIntro:
    '20 çizgi soldan ödeme yapar; üç veya daha fazla aynı sembol gerekir. Ödemeler çizgi bahsinin katlarıdır (bahis bölü 20).',
  rulesWild: 'Yıldız; 2, 3 ve 4. makaralarda bilet dışındaki her sembolün yerine geçer.',
  rulesScatter:
    'Biletler her yerde öder: 3 bilet bahsin iki, 4 bilet on, 5 bilet elli katını öder. Üç veya daha fazlası, çizgilerin iki kat ödediği 10 bedava çevirme başlatır.',
  rulesReturn:
    'Oyuncuya geri ödeme: % {rtp}. Volatilite: 5 üzerinden {volatility}. Bir tur en az {seconds} saniye sürer.',
  rulesKeys:
    'Tuşlar: boşluk çevirir, oklar bahsi değiştirir, M sesi açıp kapatır, soru işareti bu kuralları açar.',
}

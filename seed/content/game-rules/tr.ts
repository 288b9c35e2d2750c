import type { GameRulesTexts } from './texts.ts'

export const TR: GameRulesTexts = {
  lines:
    'Beş makara ve yirmi çizgi. Bahis tutarını seçip çevirin: bir çizgide soldan başlayarak üç veya daha fazla aynı sembol, oyundaki tabloya göre öder. Joker diğer sembollerin yerine geçer. Üç veya daha fazla scatter, kazançların çarpıldığı bedava dönüşler verir.',
  ways: 'Çizgi yoktur: aynı sembol soldan başlayarak yan yana üç veya daha fazla makarada, nerede durursa dursun öder. Kazanan semboller kaybolur, yerlerine başkaları düşer ve aynı dönüşteki her yeni kazanç daha büyük bir çarpanla çarpılır. Scatter sembolleri bedava dönüş verir.',
  hold: 'Madeni paralı bir slot. Tek dönüşte altı veya daha fazla para gelirse bunlar tutulur ve yeniden dönüşler başlar: her yeni para da tutulur ve kalan dönüş sayısını başa alır. Dönüş kalmayınca paralar, üzerlerinde yazanı öder. Jackpotlar bu oyunda kazanılabilir; olasılıkları bahisle aynı oranda artar, bu yüzden her bahsin geri ödemesi aynıdır.',
  roulette:
    'Tek sıfırlı Avrupa ruleti. Fişleri sayılara, sayı gruplarına veya renklere koyun; top 37 sayıdan birini belirler. Tek sayı 1’e 35, düzine veya sütun 1’e 2, kırmızı, siyah, çift ve tek 1’e 1 öder. Her bahsin geri ödemesi aynıdır.',
  blackjack:
    '21’i aşmadan 21’e krupiyeden daha çok yaklaşın. Resimli kartlar 10, as 1 veya 11 sayılır. Kart alabilir, durabilir, bahsinizi ikiye katlayabilir veya bir çifti bölebilirsiniz. Belirtilen geri ödeme, temel stratejiye göre karar verenler içindir; başka kararlar daha az öder.',
  'video-poker':
    'Beş kart alır, istediklerinizi tutar, kalanların yerine yenilerini alırsınız. El daha sonra vale çiftinden başlayarak oyundaki tabloya göre öder. Belirtilen geri ödeme, her zaman en iyi kartları tutanlar içindir; başka kararlar daha az öder.',
  baccarat:
    'Oyuncuya, kasaya veya beraberliğe bahis yapın. İki taraf da sabit kurallara göre iki veya üç kart alır; dokuza daha yakın olan kazanır. Oyuncu 1’e 1, kasa 1’e 1’den yirmide bir eksik, beraberlik 1’e 8 öder. Beraberlikte oyuncu ve kasa bahisleri geri verilir. Belirtilen geri ödeme kasanınkidir; diğer bahisler daha az öder.',
  wheel:
    'Elli dilimli bir çark; dilimler 1’e 1, 3, 5, 11 veya 23 öder. Çark dönmeden önce hangi dilimde duracağına bahis yapın. Her bahsin geri ödemesi aynıdır.',
  league:
    'Yalnızca burada var olan sekiz kulüplü bir lig. Her dakika, herkes için aynı olan dört maçlık bir haftadır. Başlama düdüğünden önce oranları seçip bahsinizi yapın: sonuca, gol sayısına, iki takımın da gol atmasına veya kesin skora. Bahis, gördüğünüz oranda kalır ve maç bitince sonuçlanır. Belirtilen geri ödeme, aşağı yuvarlama payı düşülmek üzere her bahis için geçerlidir.',
}

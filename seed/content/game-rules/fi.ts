import type { GameRulesTexts } from './texts.ts'

export const FI: GameRulesTexts = {
  lines:
    'Viisi kelaa ja kaksikymmentä linjaa. Valitse panos ja pyöräytä: vähintään kolme samaa symbolia vasemmalta alkaen linjalla maksaa pelin voittotaulukon mukaan. Jokeri korvaa muita symboleja. Vähintään kolme scatteria antaa ilmaiskierroksia, joiden voitoilla on kerroin.',
  ways: 'Linjoja ei ole: sama symboli vähintään kolmella vierekkäisellä kelalla vasemmalta alkaen maksaa missä kohdassa tahansa. Voittaneet symbolit katoavat, uudet putoavat tilalle, ja saman pyöräytyksen jokaisella seuraavalla voitolla on suurempi kerroin. Scatterit antavat ilmaiskierroksia.',
  hold: 'Kolikkopeli, jossa kerätään kolikoita. Vähintään kuusi kolikkoa yhdellä pyöräytyksellä lukittuu ja aloittaa uusintapyöräytykset: jokainen uusi kolikkokin lukittuu ja palauttaa niiden määrän alkuun. Kun niitä ei ole jäljellä, kolikot maksavat niissä näkyvän summan. Pelissä voi voittaa jackpotin; sen todennäköisyys kasvaa panoksen suhteessa, joten palautus on jokaisella panoksella sama.',
  roulette:
    'Eurooppalainen ruletti, jossa on yksi nolla. Aseta pelimerkkejä numeroille, numeroryhmille tai väreille; kuula ratkaisee yhden 37 numerosta. Yksi numero maksaa 35:1, tusina tai pystyrivi 2:1, punainen, musta, parillinen ja pariton 1:1. Jokaisen panoksen palautus on sama.',
  blackjack:
    'Pääse lähemmäs 21:tä kuin jakaja menemättä sen yli. Kuvakortit ovat 10, ässä 1 tai 11. Voit ottaa kortteja, jäädä, tuplata panoksen tai jakaa parin. Ilmoitettu palautus koskee perusstrategialla pelaavaa; muut ratkaisut palauttavat vähemmän.',
  'video-poker':
    'Saat viisi korttia, pidät haluamasi ja saat muiden tilalle uudet. Käsi maksaa pelin voittotaulukon mukaan sotilasparista ylöspäin. Ilmoitettu palautus koskee sitä, joka aina pitää parhaat kortit; muut ratkaisut palauttavat vähemmän.',
  baccarat:
    'Lyö vetoa pelaajasta, pankista tai tasapelistä. Molemmat saavat kaksi tai kolme korttia kiinteiden sääntöjen mukaan; lähempänä yhdeksää oleva voittaa. Pelaaja maksaa 1:1, pankki 1:1 miinus kahdeskymmenesosa, tasapeli 8:1. Tasapelissä panokset pelaajasta ja pankista palautetaan. Ilmoitettu palautus on pankin; muut vedot palauttavat vähemmän.',
  wheel:
    'Viidenkymmenen lohkon pyörä; lohkot maksavat 1, 3, 5, 11 tai 23 yhtä vastaan. Lyö vetoa pysähtymiskohdasta ennen pyöräytystä. Jokaisen panoksen palautus on sama.',
  league:
    'Kahdeksan seuran liiga, jota ei ole muualla. Joka minuutti pelataan kierros, jossa on neljä ottelua, samat kaikille. Valitse kertoimet ennen aloituspotkua ja aseta niille panos: lopputulos, maalimäärä, tekevätkö molemmat maalin vai tarkka tulos. Veto pysyy niissä kertoimissa, jotka näit, ja ratkeaa loppuvihellykseen. Ilmoitettu palautus koskee jokaista vetoa ennen alaspäin pyöristystä.',
}

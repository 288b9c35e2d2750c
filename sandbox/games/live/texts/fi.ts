import type { LiveTexts } from './en.ts'

export const FI: LiveTexts = {
  scene: 'Pöytä',
  results: 'Viimeiset tulokset',
  board: 'Panosalue',
  onTable: 'Pöydällä',
  bet: 'Aseta panos',
  betOf: 'Aseta {amount}',
  'phase.BETTING': 'Asettakaa panokset',
  'phase.DEALING': 'Ei enää panoksia',
  'phase.PAYING': 'Voitot maksetaan',
  seconds: '{n} s',
  limits: 'Panokset {min}–{max}',
  seat: 'Sinulla on paikka {n}/{of}',
  full: 'Kaikki {of} paikkaa ovat varattuja. Voit katsella; seuraava vapaa paikka on sinun.',
  placedNow: '{amount} on pöydällä.',
  notPlaced: 'Panostus on päättynyt. {amount} jäi asettamatta.',
  won: 'Saat takaisin {amount}.',
  lost: 'Ei voittoa.',
  lostConnection: 'Yhteys katkesi. Pöydällä olevat panokset ovat voimassa; kuva palaa itsestään.',
  'spot.player': 'Pelaaja',
  'spot.banker': 'Pankki',
  'spot.tie': 'Tasapeli',
  'pays.player': '1:1',
  'pays.banker': '0,95:1',
  'pays.tie': '8:1',
  'spot.wheel': '{pays}:1',
  'words.player': 'Pelaaja voittaa {player}–{banker}',
  'words.banker': 'Pankki voittaa {banker}–{player}',
  'words.tie': 'Tasapeli, {player}',
  'words.wheel': 'Pyörä pysähtyy kohtaan {pays}:1',
  'recall.back': '{place}: panos {amount}, palautui {back}',
  'recall.gone': '{place}: panos {amount}, ei palautusta',
  'recall.hand': '{who}: {cards}, summa {total}',
  'error.BETS_CLOSED': 'Tämän kierroksen panostus on päättynyt. Seuraava alkaa hetken päästä.',
  'error.NO_SEAT': 'Kaikki paikat ovat varattuja. Voit katsella, kunnes yksi vapautuu.',
  'rules.roulette':
    'Yksi pyörä kaikille, numerot 0–36. Yksittäinen numero maksaa 35:1, tusinat ja pystyrivit 2:1, tasarahapanokset 1:1; nollalla nämä häviävät.',
  'rules.baccarat':
    'Kahdeksan pakkaa, sekoitetaan ennen joka kierrosta, nostetaan kiinteillä säännöillä. Pelaaja maksaa 1:1, Pankki 0,95:1, Tasapeli 8:1. Tasapelissä Pelaajan ja Pankin panokset palautetaan. Ilmoitettu palautus on Pankin; Pelaajan 98,76 %, Tasapelin 85,64 %.',
  'rules.wheel':
    'Viisikymmentä lohkoa: 24 maksaa 1:1, 12 maksaa 3, 8 maksaa 5, 4 maksaa 11 ja 2 maksaa 23:1. Jokaisella panoksella on sama palautus.',
  'rules.round':
    'Pelimerkit ovat voimassa, kun olet asettanut panoksen. Asetettu panos pysyy. Jos yhteys katkeaa, se ratkaistaan ilman sinua.',
  'rules.fair':
    'Ennen panostusta pöytä näyttää salaisuuden SHA-256-tiivisteen. Panostuksen päätyttyä se näyttää salaisuuden, josta tulos seuraa. Molemmat ovat tässä viimeisiltä kierroksilta.',
  'rules.keys':
    'Näppäimet: nuolet liikkuvat alueella, Enter laittaa merkin, askelpalautin ottaa sen pois, plus ja miinus vaihtavat merkkiä, B asettaa panoksen, kysymysmerkki avaa säännöt.',
  hashNow: 'Tämä kierros',
}

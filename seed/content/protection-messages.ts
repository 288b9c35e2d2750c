import { type Text, text } from './fields.ts'

/** What a player reads while an early warning is active, by level; one rule has its own text. */
export const PROTECTION_MESSAGES: readonly {
  id: string
  level: 1 | 2 | 3
  rule: string | null
  title: Text
  text: Text
}[] = [
  {
    id: '1',
    level: 1,
    rule: null,
    title: text(
      'Something we noticed',
      'Huomasimme jotain',
      'Noe vi har lagt merke til',
      'À regarder de plus près',
    ),
    text: text(
      'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.',
      'Huomasimme pelaamisessasi jotain. Se ei välttämättä tarkoita mitään. Luvut näkyvät alla, ja päätät itse, mitä teet niillä.',
      'Vi har lagt merke til noe i måten du spiller på. Det trenger ikke å bety noe. Tallene vises nedenfor, og du bestemmer selv hva du gjør med dem.',
      'Nous avons remarqué quelque chose dans votre façon de jouer. Cela ne veut peut-être rien dire. Les chiffres figurent ci-dessous, et c’est vous qui décidez quoi en faire.',
    ),
  },
  {
    id: '2',
    level: 2,
    rule: null,
    title: text('Take a moment', 'Pysähdy hetkeksi', 'Ta deg et øyeblikk', 'Prenez un moment'),
    text: text(
      'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.',
      'Tällaiset luvut ovat usein merkki siitä, että pelaamista alkaa olla liikaa. Raja tai tauko auttaa monia. Voit myös puhua jonkun kanssa maksutta ja luottamuksellisesti.',
      'Disse tallene er ofte et tegn på at spillingen blir for mye. En grense eller en pause hjelper mange. Du kan også snakke med noen, gratis og fortrolig.',
      'Ces chiffres sont souvent le signe que le jeu prend trop de place. Une limite ou une pause aide beaucoup de gens. Vous pouvez aussi parler à quelqu’un, gratuitement et en toute confidentialité.',
    ),
  },
  {
    id: '2-chasing',
    level: 2,
    rule: 'chasing',
    title: text(
      'You have made several deposits after losing',
      'Olet tallettanut useita kertoja häviöiden jälkeen',
      'Du har satt inn penger flere ganger etter tap',
      'Vous avez fait plusieurs dépôts après des pertes',
    ),
    text: text(
      'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.',
      'Pelaamisen jatkaminen ei tuo hävittyä takaisin: jokainen kierros on edellisestä riippumaton. Nyt on hyvä hetki lopettaa tältä päivältä. 24 tunnin tauko on kahden napautuksen päässä, ja apua on tarjolla.',
      'Det som er tapt, kommer ikke tilbake ved å fortsette: Hver runde er uavhengig av den forrige. Nå er et godt tidspunkt å stoppe for i dag. En pause på 24 timer er to trykk unna, og det finnes folk som kan hjelpe.',
      'Continuer à jouer ne ramène pas ce qui est perdu : chaque partie est indépendante de la précédente. C’est un bon moment pour arrêter aujourd’hui. Une pause de 24 heures se prend en deux gestes, et des gens peuvent vous aider.',
    ),
  },
  {
    id: '3',
    level: 3,
    rule: null,
    title: text(
      'We are concerned about you',
      'Olemme huolissamme sinusta',
      'Vi er bekymret for deg',
      'Nous nous inquiétons pour vous',
    ),
    text: text(
      'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.',
      'Merkit ovat vahvistuneet. Henkilökuntamme on saanut tiedon ja voi ottaa sinuun yhteyttä. Harkitse taukoa nyt ja puhu jonkun kanssa, joka voi auttaa.',
      'Tegnene har blitt sterkere. De ansatte hos oss har fått beskjed og kan ta kontakt med deg. Vurder å ta en pause nå, og snakk med noen som kan hjelpe.',
      'Les signes se sont renforcés. Notre personnel a été prévenu et pourra vous contacter. Pensez à faire une pause maintenant, et parlez à quelqu’un qui peut vous aider.',
    ),
  },
]

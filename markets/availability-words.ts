import { phraseTable } from './phrases.ts'

/**
 * Words of a sentence that says when something is there or how long it takes, by language; the English ones apply to
 * all. The format is that of the forbidden phrases. Such a sentence is a promise: tests/house/kept-times.test.ts names
 * the rule or engine that keeps each.
 */
export const AVAILABILITY_WORDS = phraseTable(
  'house rule: no time is promised that nothing keeps; CAP Code 3.1',
  {
    en: [
      ...['24/7', 'around the clock', 'round the clock', 'day and night', 'always open'],
      ...['instant*', 'immediate*', 'at once', 'straight away', 'without delay', 'any time'],
      ...['second', 'seconds', 'minute*', 'hour*', 'day', 'days', 'week*', 'month*', 'year*'],
    ],
    fi: [
      ...['ympäri vuorokauden', 'yötä päivää', 'aina auki', 'heti', 'välittömä*', 'viipymättä'],
      ...['sekun*', 'minuut*', 'tunti*', 'tunnin', 'tunnissa', 'päivä*', 'vuorokau*'],
      ...['viiko*', 'viikko*', 'kuukau*', 'vuosi*', 'vuoden', 'vuotta', 'vuodessa'],
    ],
    no: [
      ...['døgnet rundt', 'alltid åpen*', 'alltid åpne', 'straks', 'umiddelbar*', 'øyeblikkelig*'],
      ...['sekund*', 'minutt*', 'time', 'timer', 'døgn*', 'dag', 'dager', 'uke*', 'måned*', 'år'],
    ],
    de: [
      ...[
        'rund um die uhr',
        'tag und nacht',
        'immer geöffnet',
        'sofort*',
        'umgehend',
        'unverzüglich',
      ],
      ...['sekunde*', 'minute*', 'stunde*', 'tag', 'tage', 'tagen', 'tages', 'woche*', 'monat*'],
      ...['jahr', 'jahre', 'jahren'],
    ],
    fr: [
      ...[
        'jour et nuit',
        'en tout temps',
        'toujours ouvert*',
        'immédiat*',
        'aussitôt',
        'instantané*',
      ],
      ...['seconde*', 'minute*', 'heure*', 'jour', 'jours', 'semaine*', 'mois', 'an', 'ans'],
    ],
    cl: [
      ...[
        'día y noche',
        'las 24 horas',
        'siempre abiert*',
        'de inmediato',
        'inmediat*',
        'al instante',
      ],
      ...['segundos', 'minuto*', 'hora', 'horas', 'día', 'días', 'semana*', 'mes'],
      ...['meses', 'año*'],
    ],
    pt: [
      ...['dia e noite', '24 horas por dia', 'sempre abert*', 'na hora', 'de imediato', 'imediat*'],
      ...['instantane*', 'segundos', 'minuto*', 'hora', 'horas', 'dia', 'dias'],
      ...['semana*', 'mês', 'meses', 'ano', 'anos'],
    ],
    ja: [
      '24時間',
      '年中無休',
      '即時',
      '即座',
      'すぐに',
      '秒',
      '分以内',
      '時間以内',
      '日以内',
      '週間',
    ],
    tl: [
      ...['araw at gabi', 'laging bukas', 'agad*', 'kaagad', 'segundo', 'minuto*', 'oras', 'araw'],
      ...['linggo', 'buwan', 'taon'],
    ],
    tr: [
      ...[
        'günün her saatinde',
        '7/24',
        'gece gündüz',
        'her zaman açık',
        'hemen',
        'anında',
        'derhal',
      ],
      ...[
        'saniye*',
        'dakika*',
        'saatte',
        'saatlik',
        'saat içinde',
        'saat geçerli*',
        'gün',
        'günde',
        'günü',
        'günler*',
      ],
      ...['hafta*', 'ay', 'ayda', 'yıl', 'yılda'],
    ],
    pl: [
      ...['całą dobę', 'zawsze otwart*', 'natychmiast*', 'od razu', 'sekund*', 'minut*', 'godzin*'],
      ...['dzień', 'dni', 'tydzień', 'tygodni*', 'miesiąc*', 'rok', 'lat'],
    ],
  },
)

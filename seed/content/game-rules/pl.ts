import type { GameRulesTexts } from './texts.ts'

export const PL: GameRulesTexts = {
  lines:
    'Pięć bębnów i dwadzieścia linii. Wybierz stawkę i zakręć: trzy lub więcej takich samych symboli od lewej na linii daje wygraną według tabeli w grze. Symbole wild zastępują inne. Trzy lub więcej scatterów daje darmowe spiny, w których wygrane są mnożone.',
  ways: 'Nie ma linii: ten sam symbol na co najmniej trzech sąsiednich bębnach od lewej daje wygraną, gdziekolwiek się na nich znajdzie. Wygrane symbole znikają, na ich miejsce spadają inne, a każda kolejna wygrana w tym samym spinie jest mnożona bardziej. Scattery dają darmowe spiny.',
  hold: 'Automat z monetami. Co najmniej sześć monet w jednym spinie zostaje na miejscu i uruchamia respiny: każda nowa moneta też zostaje i odnawia ich liczbę. Gdy nie ma już żadnego, monety wypłacają to, co na nich widać. W tej grze można wygrać jackpoty; ich szansa rośnie proporcjonalnie do stawki, więc zwrot jest taki sam przy każdej stawce.',
  roulette:
    'Ruletka europejska z jednym zerem. Połóż żetony na numerach, grupach numerów lub kolorach; kulka wskazuje jeden z 37 numerów. Pojedynczy numer płaci 35 do 1, tuzin lub kolumna 2 do 1, czerwone, czarne, parzyste i nieparzyste 1 do 1. Każdy zakład ma taki sam zwrot.',
  blackjack:
    'Zbliż się do 21 bardziej niż krupier, ale nie przekrocz tej liczby. Figury liczą się za 10, as za 1 lub 11. Możesz dobierać karty, zostać przy swoich, podwoić stawkę albo rozdzielić parę. Podany zwrot dotyczy gry według strategii podstawowej; inne decyzje dają mniej.',
  'video-poker':
    'Dostajesz pięć kart, zatrzymujesz te, które chcesz, a resztę wymieniasz. Układ płaci według tabeli w grze, począwszy od pary waletów. Podany zwrot dotyczy gry, w której zawsze zatrzymuje się najlepsze karty; inne decyzje dają mniej.',
  baccarat:
    'Obstaw gracza, bank lub remis. Obie strony dostają po dwie lub trzy karty według stałych zasad; wygrywa ta, która jest bliżej dziewięciu. Gracz płaci 1 do 1, bank 1 do 1 minus jedna dwudziesta, remis 8 do 1. Przy remisie zakłady na gracza i bank są zwracane. Podany zwrot dotyczy banku; pozostałe zakłady dają mniej.',
  wheel:
    'Koło z pięćdziesięcioma polami, które płacą 1, 3, 5, 11 lub 23 do 1. Zanim koło się zakręci, obstaw, na czym się zatrzyma. Każdy zakład ma taki sam zwrot.',
  league:
    'Liga ośmiu klubów, które istnieją tylko tutaj. Co minutę rozgrywana jest kolejka z czterema meczami, takimi samymi dla wszystkich. Przed pierwszym gwizdkiem wybierz kurs i postaw na wynik, liczbę goli, gole obu drużyn albo dokładny wynik. Zakład zachowuje kurs, który był widoczny, i jest rozliczany po końcowym gwizdku. Podany zwrot dotyczy każdego zakładu, pomniejszony o zaokrąglenie w dół.',
}

import type { LandingText, PageTexts, RegistrationText } from './page-text.ts'

export const TL: PageTexts = {
  terms: {
    title: 'Mga tuntunin at kondisyon',
    description: 'Ang kasunduan ninyo ng Playhouse: account, pera, mga laro at reklamo.',
    text: `Ang mga tuntuning ito ang kasunduan ninyo ng Playhouse. Sinadyang maikli ang mga ito: pakibasa nang buo.
      ## Ang account mo
      - Dapat nasa hustong gulang ka sa lugar kung saan ka nakatira, at para sa sarili mo lang maglaro.
      - Isang account bawat tao, gamit ang sarili mong pangalan, address at petsa ng kapanganakan.
      - Huwag ipaalam ang password mo. Sabihin agad sa amin kung posibleng may ibang nakaalam nito.
      ## Ang pera mo
      Dapat galing ang deposito sa account o card na nasa pangalan mo, at doon din bumabalik ang withdrawal. Ipinapakita ng balanse mo kung ano ang puwede nang i-withdraw at ano ang nakatali pa sa bonus. Tingnan ang [mga paraan ng pagbabayad](/payment-methods).
      ## Mga laro
      Ang sariling server ng laro ang nagpapasya sa bawat round. Kapag naputol ang koneksyon, doon tinatapos ang round at itinatala ang resulta; makikita mo ito sa mga transaksyon mo. May dagdag na paliwanag sa [mga patakaran ng casino](/casino-rules).
      ## Kailan namin isinasara o sinususpinde ang account
      Sinususpinde namin ang account kapag hinihingi ng batas, kapag hindi makumpirma ang pagkakakilanlan, o kapag may naglalaro para sa ibang tao. Sasabihin sa iyo ang dahilan, at ibabayad sa iyo ang sarili mong pera.
      ## Mga reklamo
      Sumulat muna sa amin: [makipag-ugnayan](/contact). Kung hindi ka nasiyahan sa sagot namin, tumatanggap ng reklamo nang libre ang awtoridad na nagbibigay ng lisensya sa bansa mo.
      > Mga pagbabago sa mga tuntuning ito
      > Kapag nagbago ang mga tuntuning ito, hihingin ang pagsang-ayon mo sa susunod mong pag-log in.
      > Kung hindi ka sang-ayon, mala-log out ka at hindi makakapaglaro. Puwede kang mag-log in ulit para i-withdraw ang balanse mo o isara ang account.`,
  },
  'bonus-terms': {
    title: 'Mga tuntunin ng bonus',
    description: 'Paano ibinibigay, itinataya at tinatapos ang bonus, may halimbawa sa bilang.',
    text: `Ang bonus ay perang magagamit sa laro na may mga kondisyon. Nasa tabi ng bawat alok ang mga kondisyon nito; para sa lahat ang mga sumusunod.
      ## Kailangang wagering
      May kailangang wagering ang bonus: dapat mo itong itaya nang kasindaming beses ng nakasaad sa alok bago mo ito ma-withdraw. Laging unang itinataya ang sarili mong pera, at mananatili itong sa iyo.
      Table: Isang halimbawa, bonus na 10.00
      | Kondisyon | Ibig sabihin |
      | Kailangang wagering: 5 beses | Mga tayang 50.00 sa kabuuan |
      | Taning: 60 araw | Aalisin ang perang bonus na matitira pagkatapos nito |
      | Pinakamataas na taya: 5.00 | Hindi magagamit ang perang bonus sa round na may mas malaking taya |
      ## Ano ang binibilang
      - Sinasabi ng bawat alok kung aling mga uri ng laro ang binibilang, at gaano kalaki. Hindi tumatanggap ng perang bonus ang mga uring hindi nito binanggit.
      - Hindi binibilang ang mga taya mula sa sarili mong pera.
      - Hindi binibilang ang mga round sa demo.
      ## Pagbitaw sa bonus
      Puwede mong bitawan ang bonus kahit kailan. Binibitawan din ang aktibong bonus kapag nag-withdraw ka; itatanong muna namin sa iyo. Mananatili ang sarili mong pera; aalisin ang bonus at ang napanalunan gamit ito.
      > Sino ang hindi puwede sa bonus
      > Mga manlalarong nagpapahinga, naka-self-exclude o umabot na sa isa sa mga limit nila, at mga manlalarong hindi namin puwedeng alukin.`,
  },
  'casino-rules': {
    title: 'Mga patakaran ng casino',
    description:
      'Paano napagpapasyahan ang mga round, ano ang ibig sabihin ng return sa manlalaro, at ano ang nangyayari kapag naputol ang koneksyon.',
    text: `May sariling mga patakaran ang bawat laro na mabubuksan sa menu nito. Para sa lahat ang mga sumusunod.
      ## Return sa manlalaro
      Ang return sa manlalaro (RTP) ay pangmatagalang average ng maraming round ng lahat ng manlalaro. Wala itong sinasabi tungkol sa susunod mong round o sa session mo.
      Table: Pagbasa sa mga bilang ng laro
      | Bilang | Ang sinasabi nito |
      | RTP na 96.00% | Sa bawat 100.00 na itinaya, 96.00 ang bumabalik sa average |
      | Mababang volatility | Mas maliliit na panalo, mas madalas |
      | Mataas na volatility | Mas malalaking panalo, bihira, at may mahahabang panahong walang panalo |
      ## Mga naputol na round
      1. Tinatapos ng server ng provider ang round na nakabukas.
      2. Itinatala ang resulta sa balanse mo.
      3. Makikita mo ito sa mga transaksyon mo; nasa page ng round ang reference nito.
      ## Mga sira
      Walang bisa ang mga round na tinamaan ng sira ng laro. Ibinabalik ang mga taya sa mga round na iyon.`,
  },
  'privacy-policy': {
    title: 'Privacy ng datos',
    description:
      'Ano ang alam namin tungkol sa iyo, bakit, gaano katagal, at paano ito makita o mabura.',
    text: `Itinatabi lang namin ang hinihingi ng batas at ng account mo. Nagpapadala lang kami ng mga alok kung pumayag ka.
      Table: Ano ang itinatabi namin, at gaano katagal
      | Ano | Bakit | Gaano katagal |
      | Pangalan, address, petsa ng kapanganakan, email, telepono | Para ma-verify ang pagkakakilanlan mo | Hangga’t hinihingi ng batas |
      | Mga deposito, withdrawal, taya, round | Batas sa accounting | Hangga’t hinihingi ng batas |
      | Mga dokumento, trabaho, kita, pinagmulan ng pondo | Batas laban sa money laundering | Hangga’t hinihingi ng batas |
      | Mga limit, pahinga, exclusion, mensahe tungkol sa paglalaro mo | Para protektahan ka | Hangga’t hinihingi ng batas |
      | Mga setting sa marketing, listahan para sa mga alok | Para matukoy kung aling alok ang matatanggap mo | Hangga’t may account ka |
      | Mga resulta ng sariling pagsusuri na sine-save mo | Para maikumpara mo | Hanggang burahin mo; ang pinakabagong 20 lang |
      | IP address mo | Para makita ang pang-aabuso | Kasama ng listahan ng mga pag-log in mo |
      ## Ang mga karapatan mo
      - Makita ang itinatabi namin tungkol sa iyo, at makakuha ng kopya.
      - Maipatama ang mga mali.
      - Maipabura ang anumang hindi kami inoobliga ng batas na itabi.
      Sumulat sa [aming privacy team](mailto:privacy@playhouse.test). May sagot ka sa loob ng panahong itinatakda ng batas.`,
  },
  'cookie-policy': {
    title: 'Patakaran sa cookies',
    description: 'Ang iilang cookies ng site na ito, para saan ang bawat isa at gaano katagal.',
    text: `Para lang sa ginagawa mo sa site na ito ang cookies namin. Walang sumusunod sa iyo sa ibang site.
      Table: Mga cookie ng site na ito
      | Para saan | Gaano katagal |
      | Pinananatili kang naka-log in | Hanggang mag-log out ka o matapos ang session; isang taon sa pinakamatagal |
      | Tinatandaan ang form na sinimulan mo (pag-sign up, nakalimutang password, deposito) | Dalawang oras sa pinakamatagal |
      | Tinatandaan ang bonus code | Isang araw |
      | Tinatandaan ang pinili mo tungkol sa cookies | Kalahating taon |
      | Tinatandaan ang time zone mo, ang bet slip mo at na kinumpirma mo ang edad mo | Isang taon |
      Itinatabi rin ng storage ng browser mo ang light o dark na tema at ilang setting, hanggang burahin mo.
      ## Opsyonal na cookies
      Galing sa ibang site ang video. Walang nilo-load mula roon bago mo pindutin ang play o sumang-ayon sa marketing; pagkatapos, sariling cookies nila ang masusunod.
      Kung sumang-ayon ka sa marketing, tinatandaan din ng tab ang link ng partner na nagdala sa iyo rito, hanggang isara mo ito. Wala pa kaming ginagamit na cookies para sa performance.
      ## Pagbura ng cookies
      Mabubura mo ang cookies sa settings ng browser mo. Mala-log out ka, at itatanong ulit namin ang pinili mo tungkol sa cookies at ang edad mo. Mawawala ang bet slip, form o bonus code na hindi pa tapos.`,
  },
  'responsible-gambling': {
    title: 'Responsableng pagsusugal',
    description:
      'Mga limit, maikling pahinga at self-exclusion: ang nagagawa ng bawat isa at saan hihingi ng tulong.',
    text: `Sa katagalan, may gastos ang pagsusugal. Dapat manatili itong libangang kaya ng bulsa mo, at ginawa ang mga tool dito para gamitin nang maaga.
      ## Mga tool
      - **Limit sa deposito**: ang pinakamalaking puwede mong ideposito bawat araw, linggo o buwan. Agad na umiiral ang mas mababang limit; kailangang maghintay ang mas mataas.
      - **Limit sa paggastos**: ang pinakamalaking puwede mong itaya sa isang panahon. May limit din sa talo sa ilang bansa.
      - **Maikling pahinga**: walang laro sa loob ng dami ng araw na pipiliin mo. Hindi ito mababawi.
      - **Self-exclusion**: anim na buwan o mas matagal, para sa lahat ng laro sa Playhouse.
      ## Mga palatandaang dapat seryosohin
      - Tuloy ka sa paglalaro para mabawi ang natalo mo.
      - Naglalaro ka gamit ang perang para sa upa, pagkain o utang.
      - Itinatago mo kung gaano ka kadalas maglaro, o hindi ka mapakali kapag hindi naglalaro.
      - Naiisip mong huminto, at ipinagpapaliban mo.
      ## Tulong
      Makipag-usap sa taong pinagkakatiwalaan mo, at sa libreng help line ng bansa mo. Sumasagot ang sarili naming team nang hindi nanghuhusga: [makipag-ugnayan](/contact).
      > Para sa mga magulang at kasama sa bahay
      > Huwag ipaalam ang password mo, at mag-log out kapag iniwan mo ang device.
      > May filter para sa mga site ng sugal sa bawat browser at telepono.`,
  },
  'age-restrictions': {
    title: 'Mga limitasyon sa edad',
    description:
      'Walang menor de edad na naglalaro dito: paano namin sinusuri, at kung may lumabag.',
    text: `Para sa nasa hustong gulang ang pagsusugal. Sa Playhouse, dapat ay hindi ka bababa sa 18 taong gulang, o mas matanda pa kung iyon ang hinihingi ng batas ng bansa mo.
      ## Paano namin sinusuri
      1. Ibinibigay mo ang petsa ng kapanganakan mo kapag nag-sign up ka.
      2. Inihahambing namin ito sa rehistro o dokumento. Hanggang doon, hanggang sa takdang halaga lang at sa limitadong panahon ka puwedeng magdeposito.
      3. Kapag may duda, naka-hold ang account mo hanggang matiyak namin.
      ## Kapag may naglarong menor de edad
      Isinasara ang account, ibinabalik ang mga deposito sa may-ari nito, at walang panalong ibinabayad.
      May payo para sa mga magulang sa [responsableng pagsusugal](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Sarado ang account mo',
    description:
      'Bakit puwedeng maisara ang account, ano ang mangyayari sa pera, at paano kami makakausap.',
    text: `Hindi ka makakapaglaro gamit ang account na ito sa ngayon. Ligtas ang sarili mong pera: habang nakapahinga o naka-self-exclude, puwede kang mag-log in para i-withdraw ito; kung hindi naman, ibabayad namin ito sa iyo.
      ## Mga posibleng dahilan
      - Pumili ka ng maikling pahinga o self-exclusion. Matatapos ito sa araw na sinabi sa iyo, hindi kailanman mas maaga.
      - Hiniling mo sa amin na isara ang account.
      - Hindi pa namin na-verify ang pagkakakilanlan mo.
      ## Ang magagawa mo
      Sumulat sa amin: [makipag-ugnayan](/contact). Kung nag-self-exclude ka, hindi namin iyon maaalis, at hindi ka namin aayaing bumalik.
      Libre ang tulong: tingnan ang [responsableng pagsusugal](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Mga paraan ng pagbabayad',
    description: 'Paano magdeposito at mag-withdraw sa bansa mo, kasama ang tagal at halaga.',
    text: `Ito ang mga paraan ng pagdeposito at pag-withdraw sa bansa mo. Wala kaming sinisingil na fee sa alinman; maaaring maningil ang bangko mo.
      Bumabalik ang withdrawal sa pinanggalingan ng deposito. Mas matagal ang una dahil isang beses na sinusuri ang pagkakakilanlan mo.
      Hangga’t hindi pa nasusuri ang pagkakakilanlan mo, mas maliit kaysa sa mga halaga sa ibaba ang puwede mong ideposito.`,
  },
  faq: {
    title: 'Mga tanong at sagot',
    description: 'Maiikling sagot tungkol sa account, pera, mga laro at limit.',
    text: `## Ang account
      > Paano ko papalitan ang address ko?
      > Buksan ang detalye ng account mo, palitan ang address at i-save. Maaari kaming humingi ng dokumentong nagpapakita ng bago.

      > Nakalimutan ko ang password ko
      > Piliin ang “Nakalimutan ang password?” kung saan ka nagla-log in. May darating na code sa text o link sa email; isang oras ang bisa ng link.
      ## Pera
      > Kailan darating ang withdrawal ko?
      > Sinusuri muna namin ito. Pagkatapos, depende na sa paraan kung gaano katagal: tingnan ang [mga paraan ng pagbabayad](/payment-methods).

      > Bakit hindi ko ma-withdraw ang buong balanse ko?
      > Maaaring bonus ang isang bahagi nito. Pindutin ang balanse mo para makita kung ano ang bumubuo rito.
      ## Mga laro
      > Tumigil ang laro sa gitna ng round
      > Tinatapos ang round sa server ng provider. Buksan ulit ang laro, o tingnan ang mga transaksyon mo.

      > Puwede ba akong maglaro nang walang pera?
      > Kung pinapayagan ng batas ng bansa mo, may demo na may perang panlaro ang karamihan ng mga slot.
      ## Mga limit
      > Paano ako magtatakda o magbababa ng limit?
      > Piliin ang mga limit mo sa menu ng account. Agad na umiiral ang mas mababang limit.

      > Puwede ko bang itaas ang limit?
      > Oo, pero iiral lang ang mas mataas na limit matapos ang panahon ng paghihintay, na iba-iba sa bawat bansa. Makikita mo kung kailan ang pinakamaaga bago ka magkumpirma; sa ilang bansa, hihingin ulit ang kumpirmasyon mo.`,
  },
  contact: {
    title: 'Makipag-ugnayan',
    description: 'Paano makakausap ang team ng Playhouse, at para saan.',
    text: `Sumasagot ang team namin sa wika mo kung sinasalita namin ito, at sa Ingles kahit saan.
      Table: Mga paraan para makausap kami
      | Paraan | Para sa |
      | Sa email | Account, pera, mga laro |
      | Tanggapan ng reklamo | Mga reklamo |
      Sumulat sa [aming support](mailto:support@playhouse.test). Sabihin ang email address mo at kung ano ang nangyari; huwag kailanman ipadala ang password mo.
      Maraming sagot sa [mga tanong at sagot](/faq).`,
  },
  'contact-live-chat': {
    title: 'Live chat',
    description: 'Walang chat sa ngayon: paano kami makakausap, at ano ang dapat ihanda.',
    text: `Walang chat sa ngayon. [Sumulat sa amin](mailto:support@playhouse.test) na lang.
      ## Mabuting nakahanda
      - Ang email address ng account mo.
      - Para sa isang round: ang reference nito, mula sa page ng round sa mga transaksyon mo.
      Hindi namin kailanman hinihingi ang password mo.`,
  },
  'reset-password': {
    title: 'I-reset ang iyong password',
    description: 'Paano magtakda ng bagong password kapag hindi mo na alam ang luma.',
    text: `Ilagay sa ibaba ang email address ng iyong account. May darating na code sa text o link sa email; isang oras lang may bisa ang link at isang beses lang magagamit. Pumili ng password na hindi mo ginagamit sa iba.
      Walang dumating? Tingnan ang spam, pagkatapos ay [sumulat sa amin](/contact).`,
  },
  about: {
    title: 'Tungkol sa Playhouse',
    description: 'Sino kami, at ang tatlong bagay na ipinapangako namin.',
    text: `Ang Playhouse ay online casino na nagpapakita ng mahahalagang impormasyon bago ka maglaro.
      ## Ang pangako namin
      - Nakasaad sa bawat laro ang return nito sa manlalaro (RTP) bago ka maglaro.
      - Nasa menu ng account mo ang mga limit mo, sa bawat page.
      - Hindi ka namin itinutulak na maglaro: walang tunog ng panalo kapag mas maliit sa taya mo ang bumalik, walang salitang nagtatago ng tsansa.
      ## Ano ito
      Isa itong demonstrasyon. Walang tunay na perang tinatanggap o ibinabayad, at imbento ang bawat laro, studio at tao rito.`,
  },
}

export const TL_LANDING: LandingText = {
  title: 'Unang gabi',
  description: 'Mga bagong laro mula sa mga studio, at ang takbo ng isang gabi sa Playhouse.',
  alt: 'Mga maskara ng teatro, isang bituin at mga tiket sa maliwanag na entablado',
  intro: `Nagbubukas ang bawat season sa isang unang gabi: mga bagong laro, isa-isang ipinapakilala, nakasaad ang RTP at saklaw ng taya.
      ## Ang takbo
      1. Tingnan ang mga laro. Kung pinapayagan ng batas, may demo na may perang panlaro ang karamihan.
      2. Itakda ang mga limit mo bago ang unang deposito.
      3. Magpasya kung gaano katagal mo gustong maglaro, at huminto ayon sa plano mo.`,
  games: 'Mga tampok na laro',
  countdown: { label: 'Magbubukas ang summer season', after: 'Bukas na ang summer season' },
  form: {
    title: 'Gumawa ng account mo',
    text: 'Mag-sign up sa tatlong hakbang, at itakda ang mga limit mo bago ang unang deposito.',
    label: 'Mag-sign up',
  },
  outro: `> Sino ang puwedeng mag-sign up
      > Mga nasa hustong gulang na nakatira sa bansa kung saan bukas ang Playhouse, tig-isang beses.
      > Sinusuri namin ang pagkakakilanlan mo. Hanggang doon, hanggang sa takdang halaga lang ang puwede mong ideposito.`,
}

export const TL_REGISTRATION: RegistrationText = {
  title: 'Gabi ng pagbubukas',
  subtitle: 'Itakda ang mga limit mo bago maglaro.',
  button: 'Mag-sign up',
  terms:
    '18+. Tig-isang account, para sa mga nasa hustong gulang na nakatira kung saan bukas ang Playhouse. Sa katagalan, may gastos ang pagsusugal.',
  alt: 'Isang bituin, isang top hat at mga maskara ng teatro sa ilalim ng ilaw',
  body: `## Ang makikita mo
      - Mga laro ng mga studio namin, nakasaad ang RTP, volatility at saklaw ng taya ng bawat isa.
      - Mga live table na nagpapakita kung bukas ang mga ito at, kung limitado ang upuan, kung ilan ang bakante.
      - Sarili mong statement at badyet.
      ## Ang kailangan
      Ang detalye mo, isang beses, at mga limit na pipiliin mo. Sinusuri namin ang pagkakakilanlan mo; hanggang doon, hanggang sa takdang halaga lang ang puwede mong ideposito.`,
}

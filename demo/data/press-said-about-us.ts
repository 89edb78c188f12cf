import type { PressText } from './press-message.ts';

const common = { categoryId: 1002, place: '' } as const;

export const pressSaidAboutUs: readonly PressText[] = [
  {
    ...common,
    daysAgo: 22,
    titleSv: 'Bosättaren: ”Brickan som aldrig ställs undan”',
    titleEn: 'Bosättaren: “The tray that is never put away”',
    messageSv: `<p>Bosättaren har provat elva brickor i en månad. Kottestig 43×33 fick högst betyg, för greppet och för att den var vackrast längst.</p>
<blockquote><p>”Efter fyra veckor stod tio av dem i skåpet. Den elfte låg kvar på bordet.”</p></blockquote>`,
    messageEn: `<p>The magazine Bosättaren tried eleven trays for a month. Pine Path 43×33 came out on top, for its grip and for staying beautiful the longest.</p>
<blockquote><p>“After four weeks ten of them were in the cupboard. The eleventh was still on the table.”</p></blockquote>`,
    url: 'https://bosattaren.example/test/brickor',
    scenes: [],
    depicted: ['10103'],
  },
  {
    ...common,
    daysAgo: 83,
    titleSv: 'Tidskriften Hyllmeter besöker bryggeriet',
    titleEn: 'Hyllmeter visits the brewery',
    messageSv: `<p>Hyllmeter har följt en bricka från stock till butik. Reportaget är på tolv sidor och börjar i en björkdunge i dimma.</p>
<blockquote><p>”Det luktar trä, kaffe och varm maskin. Ingen har bråttom, och ändå är de klara klockan fyra.”</p></blockquote>`,
    messageEn: `<p>Hyllmeter followed a tray from log to shop. The feature runs to twelve pages and begins in a misty birch grove.</p>
<blockquote><p>“It smells of wood, coffee and warm machine. Nobody hurries, and yet they are done by four o’clock.”</p></blockquote>`,
    url: 'https://hyllmeter.example/reportage/bryggeriet',
    scenes: [],
  },
  {
    ...common,
    daysAgo: 147,
    titleSv: 'Nordic Table Quarterly: åtta mönster räcker',
    titleEn: 'Nordic Table Quarterly: eight patterns will do',
    messageSv: `<p>Den brittiska kvartalstidskriften skriver om företag som tackar nej till att växa, och citerar Elin Norrgård.</p>
<blockquote lang="en"><p>“Eight patterns. Not because they cannot think of a ninth, but because they can.”</p></blockquote>`,
    messageEn: `<p>The British quarterly writes about companies that decline to grow, and quotes Elin Norrgård.</p>
<blockquote><p>“Eight patterns. Not because they cannot think of a ninth, but because they can.”</p></blockquote>`,
    url: 'https://nordic-table-quarterly.example/essays/eight-will-do',
    scenes: [],
  },
  {
    ...common,
    daysAgo: 301,
    titleSv: 'Provstads Tidning: ”Vårt bryggeri brygger bara kaffe”',
    titleEn: 'Provstads Tidning: “Our brewery brews only coffee”',
    messageSv: `<p>Lokaltidningen firade Fjällbrusa Form med en helsida och en insändare från en läsare som har haft samma bricka sedan 1988.</p>
<blockquote><p>”Den har en kaffering som inte går bort. Den ringen är min mormors.”</p></blockquote>`,
    messageEn: `<p>The local paper celebrated Fjällbrusa Form with a full page and a letter from a reader who has had the same tray since 1988.</p>
<blockquote><p>“It has a coffee ring that will not come off. That ring is my grandmother’s.”</p></blockquote>`,
    url: null,
    scenes: [],
  },
];

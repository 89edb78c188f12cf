import { expect, test } from 'vitest';
import { sidewaysScrollOn } from './barriers.ts';
import { logIn, type ShopBrowser, type ShopPage } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { open, places, saying } from './public-pages.ts';

let browser: ShopBrowser;

eachInBrowser((opened) => {
  ({ browser } = opened);
});

const sceneOf = (page: ShopPage) => page.locator('main').getByRole('figure');
const widths = [390, 1280];

/** The places of the scene and of the first cards, in pixels of the page. */
async function placesOn(page: ShopPage) {
  return await page.locator('main ul:has(figure)').evaluate((list) => {
    const boxOf = (element: Element | null | undefined) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    };
    const cards = [...list.querySelectorAll(':scope > li:has(h2)')];
    return {
      list: boxOf(list),
      item: boxOf(list.querySelector('li:has(figure)')),
      image: boxOf(list.querySelector('figure img')),
      cards: cards.slice(0, 8).map(boxOf),
    };
  });
}

test.each(places)('a group is opened with a scene of its goods: $language, $width px', async (place) => {
  const page = await browser.newPage(place);
  const say = saying(place);
  await open(page, '/products');
  expect(await sceneOf(page).count()).toBe(0);
  const [kitchen, mugs] = [say('Kök', 'Kitchen'), say('Muggar', 'Mugs')];
  if (place.width < 600) {
    const choice = page.getByLabel('Choose a product group');
    await choice.selectOption({ label: `${kitchen} > ${mugs}` });
  } else {
    const groups = page.getByRole('navigation', { name: 'Produktgrupper' });
    await groups.getByRole('button', { name: kitchen }).click();
    await groups.getByRole('link', { name: mugs }).click();
  }
  await page.getByRole('heading', { level: 1, name: `${kitchen} > ${mugs}` }).waitFor();
  const scene = sceneOf(page);
  const words = say(
    'Muggar Måsvik i Kol, Sländan i Honung, Lingonris i Lingon, Kottestig i Skog och Vintergatan i Sjö, espressomugg Dimma i Björk.',
    'Mugs Gull Bay in Charcoal, Dragonfly in Honey, Lingonberry in Lingonberry, Pine Path in Forest and Milky Way in Lake, espresso mug Mist in Birch.',
  );
  expect((await scene.innerText()).trim()).toBe(words);
  // The words are read once.
  await expect.poll(() => scene.locator('img').getAttribute('alt')).toBe('');
  await expect
    .poll(() => scene.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300);
  expect(await sidewaysScrollOn(page, [320, ...widths])).toEqual([]);
  expect(page.problems()).toEqual([]);
  await page.close();
});

test.each(['', '1001'])(
  'the scene stands among the cards without a hole: customer "%s"',
  async (customer) => {
    const page = await browser.newPage();
    if (customer) await logIn(page, customer);
    for (const width of [...widths, 760, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/products/12');
      if (customer) await page.getByText('/St').first().waitFor();
      const { list, item, image, cards } = await placesOn(page);
      expect(item.right, String(width)).toBeCloseTo(list.right, 0);
      const rows = [...new Set(cards.map(({ top }) => Math.round(top)))];
      if (width === 390) {
        expect(item.left).toBeCloseTo(list.left, 0);
        expect(cards.filter(({ bottom }) => bottom <= item.top + 1)).toHaveLength(2);
      } else {
        expect(item.top).toBeCloseTo(cards[0]!.top, 0);
        const beside = cards.filter(({ top }) => Math.round(top) === rows[0]);
        const columns = cards.filter(({ top }) => Math.round(top) === rows[1]).length;
        expect(beside).toHaveLength(columns - 2);
        expect(item.bottom).toBeLessThanOrEqual(cards[beside.length]!.top + 1);
      }
      expect((image.right - image.left) / (image.bottom - image.top)).toBeCloseTo(1.5, 1);
    }
    expect(page.problems()).toEqual([]);
    await page.close();
  },
);

test('the scene gives way where the list is narrowed, goes on, or is one of lines', async () => {
  const page = await browser.newPage();
  await logIn(page, '1001');
  await open(page, '/products/11?page=2');
  await page.locator('main li:has(h2)').first().waitFor();
  expect(await sceneOf(page).count()).toBe(0);
  await open(page, '/products?searchtext=bricka&productgroupid=11');
  await page.locator('main li:has(h2)').first().waitFor();
  expect(await sceneOf(page).count()).toBe(0);

  await open(page, '/products/11');
  await sceneOf(page).waitFor();
  await page.getByLabel('Endast i lager').check();
  await sceneOf(page).waitFor({ state: 'detached' });
  await page.getByLabel('Endast i lager').uncheck();
  await sceneOf(page).waitFor();
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await sceneOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Kort' }).click();
  await sceneOf(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('main li:has(h2)').first().isVisible()).toBe(true);
  expect(await page.locator('main figure').isVisible()).toBe(false);
  await page.close();
});

test('nothing moves when the cards of a group come late', async () => {
  const page = await browser.newPage({ width: 390, height: 844 });
  await open(page, '/products');
  let release = (): void => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route('**/api/products?*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByLabel('Välj produktgrupp').selectOption({ label: 'Kök > Muggar' });
  await page.getByRole('heading', { level: 1, name: 'Kök > Muggar' }).waitFor();
  await page.locator('main ul[aria-busy=true] figure').waitFor();
  const { top } = (await placesOn(page)).item;
  release();
  await page.locator('main ul[aria-busy=false] li:has(h2)').first().waitFor();
  // The placeholder of a card is a few pixels lower than some cards.
  expect(Math.abs((await placesOn(page)).item.top - top)).toBeLessThan(5);
  await page.close();
});

test('on a phone the first screen of a group asks for at most 250 kB of pictures', async () => {
  const page = await browser.newPage({ width: 390, height: 844 });
  const images: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'image') images.push(answer.body().then(({ length }) => length));
  });
  await page.goto('/products/21');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const sum = async () => (await Promise.all(images)).reduce((all, one) => all + one, 0);
  await expect.poll(() => images.length).toBeGreaterThan(3);
  await expect.poll(sum).toBeGreaterThan(15_000);
  expect(await sum()).toBeLessThanOrEqual(250_000);
  await page.close();
});

import type { Services } from '#kit/services/services.server.ts';

/** Seeds an empty database with the demo, which is loaded only when needed: a filled shop starts without it. */
export async function seedWhenEmpty(services: Pick<Services, 'db' | 'versions' | 'now'>): Promise<void> {
  const { isEmpty } = await import('#demo/is-empty.server.ts');
  if (!(await isEmpty(services.db))) return;
  const { seedDemo } = await import('#demo/seed-demo.server.ts');
  console.log('Filling the demo shop …');
  await seedDemo(services);
}

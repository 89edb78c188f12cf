import type { Paths } from '#kit/pages/page-paths.ts';
import type { Caller } from '#kit/http/call.ts';
import type { Language } from '#kit/text/language.ts';
import type { DocumentState } from './document-state.ts';
import type { PageRoute } from '#app/page-routes.ts';

export type RenderedPage =
  | { redirect: string; status: number }
  | {
      paths: Paths | undefined;
      html: string;
      status: number;
      state: DocumentState;
      page: PageRoute | undefined;
    };

/** The function that the built entry exports to the server. */
export type RenderPage = (
  request: Request,
  shown: { language: Language; languages: readonly Language[] },
  caller: Caller,
) => Promise<RenderedPage>;

import PDFDocument from 'pdfkit';
import { drawable, registerFonts, type FontName } from './paper-fonts.server.ts';

export type Style = { size?: number; font?: FontName; colour?: string };
/** Structure tags, which tell a screen reader what an element is. */
type Role = 'H1' | 'H2' | 'P' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 42, bottom: 742 };
/** The maker's own design: colours that are readable on white, and a PNG logo. */
export type PrintedTheme = { colours: PaperColours; logo?: Buffer | undefined };
export type PaperColours = Record<'ink' | 'quiet' | 'rule' | 'accent' | 'tint' | 'signal', string>;

type AboutPaper = {
  /** Width and height in points; A4 unless said. */
  size?: readonly [width: number, height: number];
  title: string;
  author: string;
  language: string;
  created: Date;
  colours: PaperColours;
  onNewPage: (paper: Paper, place: number) => void;
};

/** Pages to draw on from top to bottom; all text is selectable and tagged by its role. */
export class Paper {
  readonly colours: PaperColours;
  readonly #doc: PDFKit.PDFDocument;
  readonly #open: PDFKit.PDFStructureElement[] = [];
  readonly #chunks: Buffer[] = [];
  readonly #onNewPage: (paper: Paper, place: number) => void;
  #pages = 0;

  static open(about: AboutPaper): Paper {
    const paper = new Paper(about);
    registerFonts(paper.#doc);
    paper.newPage();
    return paper;
  }

  private constructor(about: AboutPaper) {
    this.colours = about.colours;
    this.#doc = new PDFDocument({
      size: about.size ? [...about.size] : 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: about.language,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      // No font of pdfkit's own: the fonts are given after this.
      font: '',
      info: { Title: about.title, Author: about.author, Creator: about.author, CreationDate: about.created },
    });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#onNewPage = about.onNewPage;
    const root = this.#doc.struct('Document');
    this.#doc.addStructure(root);
    this.#open.push(root);
  }

  get pages(): number {
    return this.#pages;
  }

  newPage(): void {
    this.#doc.addPage();
    this.#onNewPage(this, this.#pages++);
  }

  /** Draws on an existing page, counted from 0. */
  on(place: number, draw: () => void): void {
    this.#doc.switchToPage(place);
    draw();
  }

  /** Writes out the pages that are complete, so that ending a long file does not do all of it at once. */
  flush(): void {
    this.#doc.flushPages();
  }

  /** Starts a tag that contains everything drawn until `end`. */
  begin(role: Role): void {
    const element = this.#doc.struct(role);
    this.#open.at(-1)?.add(element);
    this.#open.push(element);
  }

  end(): void {
    this.#open.pop()?.end();
  }

  tag(role: Role, draw: () => void): void {
    const options = role === 'TH' ? ({ scope: 'Column' } as object) : {};
    const element = this.#doc.struct(role, options, draw);
    this.#open.at(-1)?.add(element);
  }

  /** Draws what screen readers skip: lines, backgrounds, and repeated elements. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  rule(y: number, { from = page.left, to = page.right, colour = this.colours.rule } = {}): void {
    this.decorate((doc) => doc.lineWidth(0.6).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke());
  }

  /** Draws one line, smaller if it would be wider than `width`. With `right`, `x` is its right edge. */
  line(text: string, x: number, y: number, style: Style & { width?: number; right?: boolean } = {}): void {
    const words = drawable(text);
    this.#use(style);
    const wanted = this.#doc.widthOfString(words);
    if (style.width !== undefined && wanted > style.width) {
      const size = (style.size ?? 9) * (style.width / wanted);
      return this.line(text, x, y + ((style.size ?? 9) - size), {
        ...style,
        size: size * 0.995,
        width: Infinity,
      });
    }
    this.#doc.text(words, style.right ? x - wanted : x, y, { lineBreak: false });
  }

  /** Draws at most `mostLines` lines; returns where the next element may start. */
  paragraph(
    text: string,
    x: number,
    y: number,
    style: Style & { width: number; mostLines?: number },
  ): number {
    const words = drawable(text);
    const { height, isOneLine } = this.#measured(words, style);
    if (isOneLine) this.#doc.text(words, x, y, { lineBreak: false });
    else this.#doc.text(words, x, y, { width: style.width, height: height + 0.1, ellipsis: true });
    return y + height;
  }

  heightOf(text: string, style: Style & { width: number; mostLines?: number }): number {
    return this.#measured(drawable(text), style).height;
  }

  /** Avoids computing line breaks for most texts. */
  #measured(words: string, style: Style & { width: number; mostLines?: number }) {
    this.#use(style);
    const lineHeight = this.#doc.currentLineHeight(true);
    if (this.#doc.widthOfString(words) <= style.width) return { height: lineHeight, isOneLine: true };
    const most = (style.mostLines ?? 12) * lineHeight;
    const height = Math.min(most, this.#doc.heightOfString(words, { width: style.width }));
    return { height, isOneLine: false };
  }

  async finish(): Promise<Buffer> {
    const ended = new Promise((resolve) => this.#doc.on('end', resolve));
    while (this.#open.length > 0) this.end();
    this.#doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #use({ size = 9, font = 'text', colour = this.colours.ink }: Style): void {
    this.#doc.font(font).fontSize(size).fillColor(colour);
  }
}

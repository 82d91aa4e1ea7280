/** Comparing what is seen. */

/** A difference in lightness that is seen, of 255. */
const SEEN = 32;

/**
 * The share of pixels whose lightness differs visibly between two pictures.
 * @param {import('playwright-core').Page} page one with nothing on it, to decode them in
 * @param {Buffer} one a PNG @param {Buffer} other
 * @returns {Promise<number>} from 0 to 1
 */
export async function difference(page, one, other) {
  const urls = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return await page.evaluate(async ({ pictures, least }) => {
    const SIZE = 64;
    const [a, b] = await Promise.all(pictures.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(SIZE, SIZE);
      const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      pen.drawImage(image, 0, 0, SIZE, SIZE);
      const { data } = pen.getImageData(0, 0, SIZE, SIZE);
      return Array.from({ length: SIZE * SIZE }, (_, i) => 0.2126 * data[4 * i] + 0.7152 * data[4 * i + 1] + 0.0722 * data[4 * i + 2]);
    }));
    return a.filter((light, i) => Math.abs(light - b[i]) >= least).length / a.length;
  }, { pictures: urls, least: SEEN });
}

/** Whether the browser was on a page of these origins when it followed the link. */
export function hasRefererFrom(request: Request, origins: readonly string[]): boolean {
  const origin = URL.parse(request.headers.get('referer') ?? '')?.origin;
  return origin !== undefined && origins.includes(origin);
}

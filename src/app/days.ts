// Days of the calendar as text, `2026-11-30`: today's by the device, and reckoning with them.

const DAY_MS = 86_400_000;

/** The first and the last day that there are, whatever a clock says: years of four digits. */
const FIRST = '1000-01-01';
const LAST = '9999-12-31';

/** The day that a moment is on by the device's own calendar; in milliseconds since 1970. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const year = date.getFullYear();
  if (!(year >= 1000)) return FIRST;
  return year > 9999 ? LAST : textOf(year, date.getMonth() + 1, date.getDate());
}

/** Milliseconds from a moment to the next midnight of the device. */
export function untilMidnight(moment: number): number {
  const midnight = new Date(moment);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - moment;
}

/** Whether there is such a day. */
export function isDate(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dayAt(timeOf(text)) === text;
}

/** The day so many days later, or earlier when it is negative; at the ends of time the last. */
export function addDays(day: string, days: number): string {
  return withinTime(timeOf(day) + days * DAY_MS);
}

/** `2026-11` of `2026-11-30`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier when it is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(withinTime(Date.UTC(year, number - 1 + months, 1)));
}

/** All days of a month in order. */
export function daysOf(month: string): readonly string[] {
  const days: string[] = [];
  const first = timeOf(`${month}-01`);
  for (let time = first; monthOf(dayAt(time)) === month; time += DAY_MS) days.push(dayAt(time));
  return days;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** `30 November`. */
export function dateInYear(day: string): string {
  return formatted(day, { day: 'numeric', month: 'long' });
}

/** `30 November 2026`. */
export function dayWords(day: string): string {
  return formatted(day, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `November 2026`. */
export function monthWords(month: string): string {
  return formatted(`${month}-01`, { month: 'long', year: 'numeric' });
}

function formatted(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(timeOf(day));
}

function withinTime(time: number): string {
  return dayAt(Math.min(Math.max(time, timeOf(FIRST)), timeOf(LAST)));
}

/** Days are reckoned in UTC, where each has as many hours as the other. */
function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Empty for a time that is none. */
function dayAt(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

function textOf(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

// For scripts/film: slows the clock of a program to a part of its speed, the environment's SLOW, but not that of the libraries which the program loads: a
// graphics driver that waits by a slow clock never ends. Loaded by LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long long began, slow;
static void *program;

__attribute__((constructor)) static void begin(void) {
  Dl_info own;
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  began = now.tv_sec * 1000000000LL + now.tv_nsec;
  slow = atoll(getenv("SLOW"));
  // The program's headers are in the program.
  if (dladdr((void *)getauxval(AT_PHDR), &own)) program = own.dli_fbase;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  Dl_info caller;
  if (syscall(SYS_clock_gettime, clock, now) != 0) return -1;
  if (clock != CLOCK_MONOTONIC || !dladdr(__builtin_return_address(0), &caller) || caller.dli_fbase != program) return 0;
  long long time = began + (now->tv_sec * 1000000000LL + now->tv_nsec - began) / slow;
  now->tv_sec = time / 1000000000LL;
  now->tv_nsec = time % 1000000000LL;
  return 0;
}

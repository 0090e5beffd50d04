// Prints what the API says of itself; tools/openapi keeps it in src/server/routes/openapi.json.
#include <iostream>

#include "server/routes/routes.h"

int main() { std::cout << nonet::server::openapi_document(); }
